// What Qt 3D tells every shader, in its order, and what ours are told besides: LitMaterial and the frame graph say it.
layout(std140, binding = 0) uniform qt3d_render_view_uniforms {
    mat4 viewMatrix;
    mat4 projectionMatrix;
    mat4 uncorrectedProjectionMatrix;
    mat4 clipCorrectionMatrix;
    mat4 viewProjectionMatrix;
    mat4 inverseViewMatrix;
    mat4 inverseProjectionMatrix;
    mat4 inverseViewProjectionMatrix;
    mat4 viewportMatrix;
    mat4 inverseViewportMatrix;
    vec4 textureTransformMatrix;
    vec3 eyePosition;
    float aspectRatio;
    float gamma;
    float exposure;
    float time;
};

layout(std140, binding = 1) uniform qt3d_command_uniforms {
    mat4 modelMatrix;
    mat4 inverseModelMatrix;
    mat4 modelViewMatrix;
    mat3 modelNormalMatrix;
    mat4 inverseModelViewMatrix;
    mat4 mvp;
    mat4 inverseModelViewProjectionMatrix;
};

layout(std140, binding = 2) uniform qt3d_custom_uniforms {
    mat4 sunMatrix; // from the world to the shadow map
    vec4 colour; // of the material, before light
    vec4 glow; // light of its own
    vec3 sunDirection; // towards the sun
    float relief; // how high the bright places of its picture stand above the dark ones, in centimetres
    vec3 sunColour;
    float gloss; // 0..1
    vec3 skyColour; // light from above
    float flow; // seconds that water has been flowing
    vec3 shadeColour; // light from below
};
