#version 440
// What a lens adds to the picture of the board: bright places spill over a little, and what lies nearer or farther than
// the board is out of focus, as with a small model.
layout(location = 0) in vec2 qt_TexCoord0;
layout(location = 0) out vec4 fragColor;

layout(std140, binding = 0) uniform buf {
    mat4 qt_Matrix;
    float qt_Opacity;
    float nearest; // 0..1 of the picture's height: what is sharp ends there
    float farthest; // and begins there
    vec2 pixel; // of the picture
};

layout(binding = 1) uniform sampler2D source;

void main()
{
    const float golden = 2.39996;
    float outside = max(farthest - qt_TexCoord0.y, qt_TexCoord0.y - nearest);
    float blur = 5.0 * smoothstep(0.0, 0.16, outside);
    vec4 here = texture(source, qt_TexCoord0); // empty before the first picture
    vec3 soft = here.rgb;
    vec3 spilt = vec3(0.0);
    for (int i = 1; i <= 16; ++i) {
        float far = sqrt(float(i) / 16.0);
        vec2 way = far * vec2(cos(golden * float(i)), sin(golden * float(i)));
        soft += texture(source, qt_TexCoord0 + blur * way * pixel).rgb;
        spilt += max(texture(source, qt_TexCoord0 + 9.0 * way * pixel).rgb - 0.86, 0.0);
    }
    fragColor = vec4(soft / 17.0 + 0.05 * spilt, 1.0) * here.a * qt_Opacity;
}
