// Stands where the topics would: what the comparison comes to, why no topic is shown, and the way back to all.
import QtQuick
import Capitol
import Capitol.Theme

Column {
    id: nothing

    required property Comparison comparison
    readonly property string filterName: comparison.filterNames[comparison.filter] ?? ""

    spacing: Theme.space

    CompareSummary {
        objectName: "compareSummary"
        width: nothing.width
        comparison: nothing.comparison
    }

    BodyText {
        objectName: "nothingFound"
        width: nothing.width
        text: nothing.comparison.search === "" ? qsTr("With the filter “%1”, there is nothing to show.").arg(nothing.filterName) : nothing.comparison.filter === 0 ? qsTr("No topic matches “%1”.").arg(nothing.comparison.search) : qsTr("With the filter “%1”, no topic matches “%2”.").arg(nothing.filterName).arg(nothing.comparison.search)
        wrapMode: Text.Wrap
    }

    CapButton {
        objectName: "showAllTopics"
        text: qsTr("Show all topics")
        onClicked: {
            nothing.comparison.search = "";
            nothing.comparison.filter = 0;
        }
    }
}
