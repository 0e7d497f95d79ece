// What the graphics keep for a window, on any machine: asked of OpenGL in the thread that draws.
#pragma once

#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QQuickWindow>
#include <QRunnable>
#include <QTest>

#include <algorithm>
#include <functional>
#include <future>

constexpr GLuint mostNames = 4096; // of OpenGL's objects: many more than a window has

// What `ask` tells, with the window's context current; 0 if the window draws nothing.
inline qint64 askGraphics(QQuickWindow& window, const std::function<qint64(QOpenGLExtraFunctions&)>& ask)
{
    auto answer = std::make_shared<std::promise<qint64>>();
    std::future<qint64> told = answer->get_future();
    const auto job = [answer, ask] {
        answer->set_value(ask(*QOpenGLContext::currentContext()->extraFunctions()));
    };
    window.scheduleRenderJob(QRunnable::create(job), QQuickWindow::AfterRenderingStage);
    window.update();
    const auto isTold = [&] { return told.wait_for(std::chrono::seconds(0)) == std::future_status::ready; };
    return QTest::qWaitFor(isTold, 10'000) ? told.get() : 0;
}

// Samples of all buffers that are drawn into and are no textures: pixels, as often as each is drawn.
inline qint64 bufferSamples(QQuickWindow& window)
{
    return askGraphics(window, [](QOpenGLExtraFunctions& gl) {
        GLint bound = 0;
        gl.glGetIntegerv(GL_RENDERBUFFER_BINDING, &bound);
        qint64 samples = 0;
        for (GLuint name = 1; name < mostNames; ++name) {
            if (!gl.glIsRenderbuffer(name))
                continue;
            GLint of[3]{};
            gl.glBindRenderbuffer(GL_RENDERBUFFER, name);
            gl.glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_WIDTH, of);
            gl.glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_HEIGHT, of + 1);
            gl.glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_SAMPLES, of + 2);
            samples += qint64(of[0]) * of[1] * std::max(1, of[2]);
        }
        gl.glBindRenderbuffer(GL_RENDERBUFFER, GLuint(bound));
        return samples;
    });
}

// Pixels of all textures that hold how far things are.
inline qint64 depthPixels(QQuickWindow& window)
{
    return askGraphics(window, [](QOpenGLExtraFunctions& gl) {
        GLint bound = 0;
        gl.glGetIntegerv(GL_TEXTURE_BINDING_2D, &bound);
        qint64 pixels = 0;
        for (GLuint name = 1; name < mostNames; ++name) {
            if (!gl.glIsTexture(name))
                continue;
            GLint of[3]{};
            gl.glBindTexture(GL_TEXTURE_2D, name);
            gl.glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, of);
            gl.glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_HEIGHT, of + 1);
            gl.glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_DEPTH_SIZE, of + 2);
            pixels += of[2] > 0 ? qint64(of[0]) * of[1] : 0;
        }
        gl.glBindTexture(GL_TEXTURE_2D, GLuint(bound));
        return pixels;
    });
}
