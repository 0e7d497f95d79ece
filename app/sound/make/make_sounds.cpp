// Makes the program's sounds, as WAV files: make_sounds <folder>. Nothing is recorded. The loudest sample of
// each file is as high as is said here, of 1: quiet beside speech. Loops are as loud as one may set them.
#include "ambience.h"
#include "effects.h"
#include "music.h"

#include <system_error>

int main(int argc, char** argv)
{
    using namespace capitol::sound;
    if (argc != 2)
        return 2;
    const std::filesystem::path folder(argv[1]);
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const bool written = write_wave(folder / "card.wav", card(), 0.22) &&
                         write_wave(folder / "floor.wav", wood(320, 1), 0.4) &&
                         write_wave(folder / "roof.wav", wood(470, 0.8), 0.35) &&
                         write_wave(folder / "house.wav", wood(210, 1.5), 0.45) &&
                         write_wave(folder / "tile.wav", tile(), 0.4) &&
                         write_wave(folder / "coin.wav", coin(), 0.2) &&
                         write_wave(folder / "fanfare.wav", fanfare(), 0.35) &&
                         write_wave(folder / "ambience.wav", ambience(), 0.5) &&
                         write_wave(folder / "music.wav", music(), 0.6);
    return written ? 0 : 1;
}
