import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Programs used by tests in world/, with their Debian packages. */
const programs = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
}

export type SystemPackage = keyof typeof programs

/** Installs missing packages if allowed; returns those still missing. */
export function installPackages(packages: readonly SystemPackage[]): SystemPackage[] {
  const missing = () => packages.filter((name) => !existsSync(programs[name]))
  if (missing().length === 0) return []
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return missing()
  console.log(`Installing ${missing().join(', ')} …`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  apt('update')
  // One by one: a missing package must not fail the others.
  for (const name of missing()) apt('install', '-y', '--no-install-recommends', name)
  return missing()
}
