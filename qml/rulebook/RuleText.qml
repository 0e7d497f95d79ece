// Rich text of the rulebook, with search matches highlighted.
import QtQuick
import Capitol.Theme

Text {
    property string words

    // The signs around what is found are those of app/rulebook/rich_words.h.
    function lit(html: string): string {
        const ground = "<span style=\"color:%1;background-color:%2\">";
        return html.replace(/\u0002/g, ground.arg(Theme.ink).arg(Theme.glowSoft)).replace(/\u0003/g, ground.arg("#2e2620").arg(Theme.glow)).replace(/\u0004/g, "</span>");
    }

    font.family: Theme.sans
    font.pixelSize: Theme.bodySize
    color: Theme.ink
    lineHeight: 1.15
    textFormat: Text.RichText
    wrapMode: Text.Wrap
    text: lit(words)
    Accessible.role: Accessible.StaticText
    Accessible.name: words.replace(/<[^>]*>|[\u0002-\u0004]/g, " ")
}
