// Draws how far things are from the sun, into a map that the technique `high` looks shadows up in.
import QtQml
import Qt3D.Core
import Qt3D.Render

TechniqueFilter {
    id: pass

    required property Camera sunCamera
    readonly property Texture2D map: depth
    readonly property int detail: enabled ? 2048 : 1 // the driver has room for it, used or not

    matchAll: FilterKey {
        name: "quality"
        value: "high"
    }

    RenderPassFilter {
        matchAny: FilterKey {
            name: "pass"
            value: "shadow"
        }

        RenderTargetSelector {
            target: RenderTarget {
                attachments: RenderTargetOutput {
                    attachmentPoint: RenderTargetOutput.Depth
                    texture: Texture2D {
                        id: depth

                        width: pass.detail
                        height: pass.detail
                        format: Texture.D32F
                        generateMipMaps: false
                        magnificationFilter: Texture.Linear
                        minificationFilter: Texture.Linear
                        wrapMode {
                            x: WrapMode.ClampToEdge
                            y: WrapMode.ClampToEdge
                        }
                        comparisonFunction: Texture.CompareLessEqual
                        comparisonMode: Texture.CompareRefToTexture
                    }
                }
            }

            Viewport {
                ClearBuffers {
                    buffers: ClearBuffers.DepthBuffer

                    CameraSelector {
                        camera: pass.sunCamera
                    }
                }
            }
        }
    }
}
