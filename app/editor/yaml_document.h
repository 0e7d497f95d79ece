// A text being edited, with undo back to where it began. Every edit,
// from the keyboard or from a panel, is a change to the text and one
// undo step. Derived classes interpret the text.
#pragma once

#include <QTextDocument>
#include <QTimer>
#include <QUndoStack>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace capitol::app {

class EditedGame;

class YamlDocument : public QObject
{
    Q_OBJECT

public:
    ~YamlDocument() override;

    // Starts over with the bytes of a file; nothing can be undone. `shipped`: it may not be changed.
    void open(const QByteArray& bytes, const std::filesystem::path& file, bool shipped);
    // The bytes to write: those on disk while the text is the same, else the text with the file's line ends.
    QByteArray bytes() const;
    // Those bytes are on disk now, in that file.
    void setSaved(const std::filesystem::path& file);
    // Other text in its place, as one step.
    void replaceAll(const QByteArray& bytes, const QString& what);
    // The same, of text as `plainText` gives it; false, and nothing done, without one.
    bool rewrite(const std::optional<std::string>& text, const QString& what);

    QTextDocument& text() { return m_text; }
    QString plainText() const { return m_known; } // at the last step, lines end with \n
    QUndoStack& undoStack() { return m_undo; }
    const std::filesystem::path& file() const { return m_file; }
    const QByteArray& savedBytes() const { return m_saved; }
    void setSavedBytes(const QByteArray& bytes); // what another program left on disk
    // The same, and in the text's place as one step; what is included starts over.
    void takeSaved(const QByteArray& bytes, const QString& what);
    bool isShipped() const { return m_shipped; }
    bool isModified() const { return !m_shipped && m_known != m_savedText; }

    // Emitted when someone tries to change an included file: opens a copy in its place.
    std::function<void()> unlock;
    bool mayChange(); // asked with every key: what is seen of the text may lag behind
    // Whose variant this is; null for what is no variant.
    virtual const EditedGame* variantGame() const { return nullptr; }
    // Other files that the text depends on have changed.
    void look() { noteChange(0); }
    // Results may lag behind while someone types; this brings them up to date.
    void catchUp();

signals:
    void inspected();
    void modifiedChanged();

protected:
    explicit YamlDocument(QObject* parent);

    // Says in any thread what a text means, and in the window's takes that in.
    using Finding = std::function<void()>;
    virtual std::function<Finding()> inspector(std::string text, std::filesystem::path file) = 0;
    std::string utf8() const { return m_known.toStdString(); }
    // The same for a change that goes by what is seen of the text, which is up to date then.
    bool mayEdit();

private:
    friend class TextStep;
    void put(int at, int length, const QString& text);
    bool isKnown(int at, int length) const;
    void noteTyping(int at, int removed, int added);
    void moveToCopy(const QString& text);
    void push(const QString& next, const QString& what);
    void check();
    void take(const Finding& finding);
    void noteChange(int pause);
    void noteModified();
    void readEnds(const QByteArray& bytes);

    QTextDocument m_text;
    QUndoStack m_undo;
    QTimer m_pause;  // between typing and checking
    QString m_known; // the text at the last step
    std::filesystem::path m_file;
    QByteArray m_saved;  // as it is on disk
    QString m_savedText; // it, as `plainText`
    bool m_shipped = false;
    bool m_stepping = false;
    bool m_stale = false;
    bool m_modified = false;
    bool m_returns = false; // lines end with \r\n
    bool m_marked = false;  // a byte order mark
    int m_generation = 0;
};

} // namespace capitol::app
