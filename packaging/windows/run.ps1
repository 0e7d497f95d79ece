# Builds Capitol and starts it. Arguments go to the game.
. (Join-Path $PSScriptRoot 'dependencies.ps1')

$Build = Build-Capitol @('-DCAPITOL_SOURCE_DATA=ON')
& (Join-Path $Build 'bin\capitol.exe') @args
exit $LASTEXITCODE
