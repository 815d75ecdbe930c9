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

/** A Chromium of this machine: its own, else the one that playwright has downloaded. */
export function chromiumPath(): string {
  const own = places.find((place) => place && existsSync(place))
  return own ?? chromium.executablePath()
}

/** Installs one where there is none: by the system's package manager as root, else by playwright. */
export function ensureChromium(): void {
  if (existsSync(chromiumPath())) return
  console.log('Installing Chromium for the browser tests …')
  const root = process.getuid?.() === 0
  if (root && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  if (!existsSync(chromiumPath()))
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  if (existsSync(chromiumPath())) return
  console.error(
    '\nNo Chromium could be installed. Install one by hand, or name yours: CHROMIUM_PATH=/path/to/chromium npm test\n',
  )
  process.exit(1)
}
