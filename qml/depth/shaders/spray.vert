// Drops that fly out of a fountain and fall back, over and over. A drop is a small solid around its middle: its normal is
// the way it flies out, its place in the texture (when it starts, how large it is).
layout(location = 0) in vec3 vertexPosition;
layout(location = 1) in vec3 vertexNormal;
layout(location = 2) in vec2 vertexTexCoord;

layout(location = 0) out vec3 light;

void main()
{
    const float life = 1.1; // seconds
    float age = life * fract(flow / life + vertexTexCoord.x);
    vec3 flown = vertexNormal * age - vec3(0.0, 2.1 * age * age, 0.0);
    light = skyColour + 0.8 * sunColour;
    gl_Position = mvp * vec4(vertexPosition * vertexTexCoord.y + flown, 1.0);
}
