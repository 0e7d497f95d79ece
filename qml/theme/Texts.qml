// Sentences with places to be filled.
pragma Singleton
import QtQml

QtObject {
    // %1 to %9, all at once: with one `arg` after another, somebody called "%2" takes the next one's place.
    function filled(text: string, parts: list<var>): string {
        return text.replace(/%(\d)/g, (place, number) => parts[number - 1] ?? place);
    }
}
