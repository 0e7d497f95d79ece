# Builds the release and its installer into build\packages. Needs NSIS (makensis) in the PATH or where its installer puts it.
. (Join-Path $PSScriptRoot 'dependencies.ps1')

$Build = Build-Capitol @('-DCAPITOL_SOURCE_DATA=OFF', '-DCAPITOL_TESTS=OFF')
$Nsis = Join-Path ${env:ProgramFiles(x86)} 'NSIS'
if (Test-Path $Nsis) {
    $env:PATH = $Nsis + ';' + $env:PATH
}
$Packages = Join-Path $Root 'build\packages'
Invoke-Checked 'packaging' 'cpack' @('--config', (Join-Path $Build 'CPackConfig.cmake'), '-B', $Packages)
Get-ChildItem $Packages -File | ForEach-Object { Say $_.FullName }
