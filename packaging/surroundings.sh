# shellcheck shell=bash
# Sourced by whoever runs tests: the surroundings they need.

# Settings, saved games and caches of the tests' programs stay away from the person's own.
use_scratch_home() {
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    mkdir -m 700 "$scratch/runtime"
    export XDG_CONFIG_HOME=$scratch/config XDG_DATA_HOME=$scratch/data XDG_STATE_HOME=$scratch/state
    export XDG_CACHE_HOME=$scratch/cache XDG_RUNTIME_DIR=$scratch/runtime
}

# Under Linux the windows are X11's, drawn in software, so that every machine shows the same.
on_some_display() {
    export LIBGL_ALWAYS_SOFTWARE=1
    if [ "$(uname)" != Linux ]; then
        "$@"
    elif [ -n "${DISPLAY:-}" ]; then
        QT_QPA_PLATFORM=xcb "$@"
    else
        QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1600x1000x24" "$@"
    fi
}
