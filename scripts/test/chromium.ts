import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'

const places = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium of this machine: installed, or downloaded by playwright. */
export function chromiumPath(): string {
  const own = places.find((place) => place && existsSync(place))
  return own ?? chromium.executablePath()
}

/** Debian's headless build: the same engine, and a quarter faster per test. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Browser of the tests: the configured one, else the headless shell if installed. */
export function headlessPath(): string {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : chromiumPath()
}

/** Launch options of Chromium for tests: without background services. */
export function launchOptions(executablePath: string) {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** Installs missing browsers: by the system's package manager as root, else by playwright. */
export function ensureChromium(): void {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const isComplete = existsSync(chromiumPath()) && (existsSync(headlessShell) || !canInstall)
  if (isComplete) return
  console.log('Installing Chromium for the browser tests …')
  if (canInstall) {
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
    apt('update')
    // One by one: a distribution without the headless shell still gets the other.
    for (const name of ['chromium', 'chromium-headless-shell'])
      apt('install', '-y', '--no-install-recommends', name)
  }
  if (!existsSync(chromiumPath()))
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  if (existsSync(chromiumPath())) return
  console.error(
    '\nNo Chromium could be installed. Install one by hand, or name yours: CHROMIUM_PATH=/path/to/chromium npm test\n',
  )
  process.exit(1)
}
