// Pieces that come and go: those of a model, or a single one while it is active. (A number as model does not do: Qt 3D
// 6.4 makes as many pieces anew as there were before it changed.) Qt 3D 6.4 draws no new picture when a node is
// deleted, so a piece is hidden as it leaves.
import Qt3D.Core

NodeInstantiator {
    onObjectRemoved: (index, object) => {
        const piece = object as Entity;
        if (piece) // gone already where the whole board goes
            piece.enabled = false;
    }
}
