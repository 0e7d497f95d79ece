layout(location = 0) in vec3 light;
#ifndef FAST
layout(location = 1) in vec3 worldPosition;
layout(location = 2) in vec3 worldNormal;
layout(location = 4) in float shade;
#endif
#ifdef TEXTURED
layout(location = 3) in vec2 texCoord;
layout(binding = 3) uniform sampler2D picture;
#endif
#ifdef HIGH
layout(binding = 4) uniform sampler2DShadow shadowMap;
#endif

layout(location = 0) out vec4 fragColor;

vec3 surface()
{
#ifdef TEXTURED
    return texture(picture, texCoord).rgb;
#else
    return vec3(1.0);
#endif
}

#ifndef FAST

#ifdef TEXTURED
float heightAt(vec2 place)
{
    return relief * dot(texture(picture, place).rgb, vec3(0.3, 0.59, 0.11));
}
#endif

// The picture's dark lines are grooves (M. Mikkelsen: Bump Mapping Unparametrized Surfaces on the GPU, 2010).
vec3 reliefNormal()
{
    vec3 normal = normalize(worldNormal);
#ifdef TEXTURED
    vec3 right = dFdx(worldPosition);
    vec3 up = dFdy(worldPosition);
    vec3 alongRight = cross(up, normal);
    vec3 alongUp = cross(normal, right);
    float turn = dot(right, alongRight);
    float here = heightAt(texCoord);
    float rise = heightAt(texCoord + dFdx(texCoord)) - here;
    float climb = heightAt(texCoord + dFdy(texCoord)) - here;
    normal = normalize(abs(turn) * normal - sign(turn) * (rise * alongRight + climb * alongUp));
#endif
    return normal;
}

// 0 in the shadow of something else, 1 in the sun.
float sunlight()
{
#ifdef HIGH
    vec4 place = sunMatrix * vec4(worldPosition, 1.0);
    vec3 inMap = 0.5 + 0.5 * place.xyz / place.w;
    if (any(lessThan(inMap, vec3(0.0))) || any(greaterThan(inMap, vec3(1.0))))
        return 1.0; // the sun's map ends there: nothing throws a shadow so far out
    vec2 step = 1.0 / vec2(textureSize(shadowMap, 0));
    float lit = 0.0;
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y)
            lit += texture(shadowMap, inMap + vec3(1.2 * vec2(x, y) * step, -0.0015));
    return lit / 9.0;
#else
    return 1.0;
#endif
}

vec3 shining(vec3 normal)
{
    float sun = sunlight();
    vec3 halfway = normalize(sunDirection + normalize(eyePosition - worldPosition));
    float mirrored = gloss * pow(max(dot(normal, halfway), 0.0), 36.0);
    vec3 spread = light + shade * sun * max(dot(normal, sunDirection), 0.0) * sunColour;
    return spread * colour.rgb * surface() + sun * mirrored * sunColour;
}

#endif

void main()
{
#ifdef FAST
    fragColor = vec4(light * surface(), 1.0);
#else
    fragColor = vec4(shining(reliefNormal()), 1.0);
#endif
}
