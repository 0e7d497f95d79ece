// Asks where to write the comparison, and in which format.
import QtQuick
import Capitol

FileQuestion {
    id: dialog

    required property Comparison comparison

    title: qsTr("Export the comparison")
    writing: true
    filters: [qsTr("Web page (*.html)"), qsTr("Markdown (*.md)"), qsTr("PDF document (*.pdf)")]
    theme: App.theme
    onChosen: file => dialog.comparison.exportTo(file)
}
