# Sourced by run.ps1 and test.ps1: the compiler, vcpkg, Qt, and the build. Works with Windows PowerShell 5.1.
$ErrorActionPreference = 'Stop'
$Root = (Resolve-Path (Join-Path $PSScriptRoot '..\..')).Path

function Say([string]$Text) {
    Write-Host "capitol: $Text"
}

# Runs a program and ends the script with its status if it fails.
function Invoke-Checked([string]$What, [string]$Program, [string[]]$Arguments) {
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) {
        Say "$What failed; its message is above"
        exit $LASTEXITCODE
    }
}

# Visual Studio's compiler into this session's PATH.
function Use-Compiler {
    if (Get-Command cl.exe -ErrorAction SilentlyContinue) {
        return
    }
    $Where = Join-Path ${env:ProgramFiles(x86)} 'Microsoft Visual Studio\Installer\vswhere.exe'
    if (-not (Test-Path $Where)) {
        Say 'needs Visual Studio 2022 or its Build Tools, with the workload "Desktop development with C++"'
        exit 1
    }
    $Vcpkg = $env:VCPKG_ROOT # the shell names Visual Studio's own, which wants a baseline in vcpkg.json
    $Studio = & $Where -latest -products '*' -requires Microsoft.VisualStudio.Component.VC.Tools.x86.x64 -property installationPath
    Import-Module (Join-Path $Studio 'Common7\Tools\Microsoft.VisualStudio.DevShell.dll')
    Enter-VsDevShell -VsInstallPath $Studio -SkipAutomaticLocation -DevCmdArguments '-arch=x64 -host_arch=x64' | Out-Null
    $env:VCPKG_ROOT = $Vcpkg
}

# vcpkg where VCPKG_ROOT says, else a clone of our own in the build folder.
function Use-Vcpkg {
    if ($env:VCPKG_ROOT -and (Test-Path (Join-Path $env:VCPKG_ROOT 'vcpkg.exe'))) {
        return
    }
    $env:VCPKG_ROOT = Join-Path $Root 'build\vcpkg'
    if (-not (Test-Path $env:VCPKG_ROOT)) {
        Say 'fetching vcpkg'
        Invoke-Checked 'git' 'git' @('clone', '--depth', '1', 'https://github.com/microsoft/vcpkg', $env:VCPKG_ROOT)
    }
    if (-not (Test-Path (Join-Path $env:VCPKG_ROOT 'vcpkg.exe'))) {
        Invoke-Checked 'vcpkg' (Join-Path $env:VCPKG_ROOT 'bootstrap-vcpkg.bat') @('-disableMetrics')
    }
}

# The official Qt if QT_ROOT names it (C:\Qt\6.8.0\msvc2022_64), or QT_ROOT_DIR as a workflow's action does, or it lies
# where the installer puts it; else vcpkg builds Qt, which takes an hour or more: too long for a workflow.
function Select-Preset {
    if (-not $env:QT_ROOT) {
        $env:QT_ROOT = $env:QT_ROOT_DIR
    }
    if (-not $env:QT_ROOT) {
        $Found = Get-ChildItem 'C:\Qt\6.*\msvc*_64' -Directory -ErrorAction SilentlyContinue | Sort-Object FullName | Select-Object -Last 1
        if ($Found) {
            $env:QT_ROOT = $Found.FullName
        }
    }
    if ($env:QT_ROOT) {
        Say "using Qt in $env:QT_ROOT"
        $env:PATH = (Join-Path $env:QT_ROOT 'bin') + ';' + $env:PATH
        return 'windows-qt'
    }
    if ($env:CI) {
        Say 'no Qt found: neither QT_ROOT nor QT_ROOT_DIR names it'
        exit 1
    }
    Say 'no Qt found (QT_ROOT): vcpkg builds it now, which takes an hour or more'
    return 'windows-vcpkg'
}

# Configures and builds; returns the build folder.
function Build-Capitol([string[]]$Options) {
    Use-Compiler
    Use-Vcpkg
    $Preset = Select-Preset
    $Build = Join-Path $Root "build\$Preset"
    Invoke-Checked 'configuring' 'cmake' (@('-S', $Root, '--preset', $Preset) + $Options) | Out-Host
    Invoke-Checked 'building' 'cmake' @('--build', $Build) | Out-Host
    return $Build
}
