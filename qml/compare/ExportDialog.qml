// Where the comparison is written to, and as what.
import QtQuick.Dialogs
import Capitol

FileDialog {
    id: dialog

    required property Comparison comparison

    title: qsTr("Export the comparison")
    fileMode: FileDialog.SaveFile
    nameFilters: [qsTr("Web page (*.html)"), qsTr("Markdown (*.md)"), qsTr("PDF document (*.pdf)")]
    defaultSuffix: ["html", "md", "pdf"][Math.max(0, selectedNameFilter.index)]
    onAccepted: dialog.comparison.exportTo(selectedFile)
}
