// Lit at its corners, as `fast` lights everything.
layout(location = 0) in vec3 light;

layout(location = 0) out vec4 fragColor;

void main()
{
    fragColor = vec4(light, colour.a);
}
