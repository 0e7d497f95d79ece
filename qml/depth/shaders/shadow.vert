layout(location = 0) in vec3 vertexPosition;

void main()
{
    gl_Position = mvp * vec4(vertexPosition, 1.0);
}
