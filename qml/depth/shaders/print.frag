layout(location = 0) in vec2 texCoord;

layout(binding = 3) uniform sampler2D picture;

layout(location = 0) out vec4 fragColor;

void main()
{
    fragColor = texture(picture, texCoord);
}
