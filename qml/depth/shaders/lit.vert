layout(location = 0) in vec3 vertexPosition;
layout(location = 1) in vec3 vertexNormal;
layout(location = 2) in float vertexShade;
#ifdef TEXTURED
layout(location = 3) in vec2 vertexTexCoord;
layout(location = 3) out vec2 texCoord;
#endif

layout(location = 0) out vec3 light;
#ifndef FAST
layout(location = 1) out vec3 worldPosition;
layout(location = 2) out vec3 worldNormal;
layout(location = 4) out float shade;
#endif

void main()
{
    vec3 normal = normalize(modelNormalMatrix * vertexNormal);
    light = vertexShade * mix(shadeColour, skyColour, 0.5 + 0.5 * normal.y) + glow.rgb;
#ifdef FAST
    light += vertexShade * max(dot(normal, sunDirection), 0.0) * sunColour;
    light *= colour.rgb;
#else
    worldPosition = vec3(modelMatrix * vec4(vertexPosition, 1.0));
    worldNormal = normal;
    shade = vertexShade;
#endif
#ifdef TEXTURED
    texCoord = vertexTexCoord;
#endif
    gl_Position = mvp * vec4(vertexPosition, 1.0);
}
