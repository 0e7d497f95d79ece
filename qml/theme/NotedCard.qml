// The card that a notation names: R6, F5, Pb4.
import QtQuick

CardFace {
    required property string text

    kind: Math.max(0, "RFP".indexOf(text.charAt(0)))
    district: Math.max(0, "bwr".indexOf(text.charAt(1)))
    value: Number(text.replace(/\D/g, ""))
}
