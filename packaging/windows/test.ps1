# Builds everything with warnings as errors, and runs every test. Arguments go to ctest.
. (Join-Path $PSScriptRoot 'dependencies.ps1')

$Build = Build-Capitol @('-DCAPITOL_SOURCE_DATA=ON', '-DCAPITOL_TESTS=ON', '-DCAPITOL_WERROR=ON')
# Settings and games of the tests' programs stay away from the person's own; no display adapter is needed.
$Scratch = Join-Path ([IO.Path]::GetTempPath()) ([IO.Path]::GetRandomFileName())
New-Item -ItemType Directory $Scratch | Out-Null
$env:APPDATA = $Scratch
$env:LOCALAPPDATA = $Scratch
$env:QT_OPENGL = 'software'
& ctest --test-dir $Build --timeout 600 --output-on-failure @args
$Status = $LASTEXITCODE
Remove-Item -Recurse -Force $Scratch
exit $Status
