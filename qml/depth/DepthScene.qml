// How everything in depth is drawn, in the light of the hour: first what is opaque, then what is transparent, from back to
// front. There is no light of Qt 3D's own: its threads look what that says up for every material, used or not, and one
// frees what another reads (ShaderData::generatePropertyValuesForBlock, Qt 6.4).
import QtQml
import Qt3D.Core
import Qt3D.Render
import Capitol.Depth
import Capitol.Theme

Entity {
    id: scene

    required property CameraRig rig
    required property string quality // as LitMaterial has it
    required property real hour // of the day, 0..1
    required property size boardSize // centimetres
    required property Layer seeThrough // of what is transparent
    property real flow: 0 // seconds that the water has been flowing

    components: [
        RenderSettings {
            renderPolicy: RenderSettings.OnDemand
            activeFrameGraph: RenderSurfaceSelector {
                ShadowPass {
                    id: shadows

                    enabled: scene.quality === "high"
                    sunCamera: sun
                }

                Viewport {
                    CameraSelector {
                        camera: camera

                        ClearBuffers {
                            buffers: ClearBuffers.ColorDepthBuffer
                            clearColor: Theme.table

                            NoDraw {}
                        }

                        TechniqueFilter {
                            matchAll: FilterKey {
                                name: "quality"
                                value: scene.quality
                            }
                            parameters: [
                                Parameter {
                                    name: "sunDirection"
                                    value: daylight.direction
                                },
                                Parameter {
                                    name: "sunColour"
                                    value: daylight.sun
                                },
                                Parameter {
                                    name: "skyColour"
                                    value: daylight.sky
                                },
                                Parameter {
                                    name: "shadeColour"
                                    value: daylight.shade
                                },
                                Parameter {
                                    name: "flow"
                                    value: scene.flow
                                },
                                Parameter {
                                    name: "sunMatrix"
                                    value: sun.projectionMatrix.times(sun.viewMatrix)
                                },
                                Parameter {
                                    name: "shadowMap"
                                    value: shadows.map
                                }
                            ]

                            RenderPassFilter {
                                matchAny: FilterKey {
                                    name: "pass"
                                    value: "forward"
                                }

                                LayerFilter {
                                    layers: scene.seeThrough ? [scene.seeThrough] : []
                                    filterMode: LayerFilter.DiscardAnyMatchingLayers
                                }

                                LayerFilter {
                                    layers: scene.seeThrough ? [scene.seeThrough] : []
                                    filterMode: LayerFilter.AcceptAnyMatchingLayers

                                    SortPolicy {
                                        sortTypes: [SortPolicy.BackToFront]

                                        // The picture stays opaque, or the window would shine through it.
                                        RenderStateSet {
                                            renderStates: ColorMask {
                                                alphaMasked: false
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    ]

    SunCamera {
        id: sun

        towards: daylight.direction
        boardSize: scene.boardSize
    }

    Camera {
        id: camera

        projectionType: CameraLens.FrustumProjection
        left: -scene.rig.toLeft
        right: scene.rig.toRight
        top: scene.rig.toTop
        bottom: -scene.rig.toBottom
        nearPlane: 1
        farPlane: 400
        position: scene.rig.eye
        viewCenter: scene.rig.target
        upVector: Qt.vector3d(0, 1, 0)
    }

    Daylight {
        id: daylight

        wandering: scene.quality === "high"
        hour: scene.hour
    }
}
