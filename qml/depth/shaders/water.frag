// Ripples over the painted river, which glitter in the sun.
layout(location = 0) in vec3 light;
layout(location = 1) in vec3 worldPosition;
layout(location = 2) in vec3 worldNormal;
layout(location = 3) in vec2 texCoord;
layout(location = 4) in float shade;

layout(binding = 3) uniform sampler2D picture;

layout(location = 0) out vec4 fragColor;

// The slope of a few waves that run downstream, to the right.
vec2 slope(vec2 place)
{
    vec2 sum = vec2(0.0);
    const vec2 ways[4] = vec2[](vec2(1.0, 0.25), vec2(0.8, -0.6), vec2(0.35, 0.94), vec2(0.9, 0.44));
    const float lengths[4] = float[](1.9, 1.13, 0.71, 0.43);
    for (int i = 0; i < 4; ++i) {
        float phase = 6.2832 / lengths[i] * (dot(ways[i], place) - 0.35 * flow);
        sum += ways[i] * cos(phase) * (0.035 + 0.012 * float(i));
    }
    return sum;
}

void main()
{
    vec2 tilt = slope(worldPosition.xz);
    vec3 normal = normalize(vec3(-tilt.x, 1.0, -tilt.y));
    vec3 view = normalize(eyePosition - worldPosition);
    vec3 ground = texture(picture, texCoord + 0.0015 * tilt).rgb;
    float sky = 0.08 + 0.5 * pow(1.0 - max(dot(normal, view), 0.0), 3.0);
    float glitter = pow(max(dot(normal, normalize(sunDirection + view)), 0.0), 90.0);
    vec3 lit = light + max(dot(normal, sunDirection), 0.0) * sunColour;
    fragColor = vec4(mix(ground * lit, skyColour * 1.5, sky) + 0.55 * glitter * sunColour, 1.0);
}
