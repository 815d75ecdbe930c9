import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

type Vars = Record<string, string>

const hosts = [
  { sub: '', code: 'de', locale: 'de', country: 'DEU', currency: 'EUR' },
  { sub: 'cs.', code: 'cz', locale: 'cs', country: 'CZE', currency: 'CZK' },
  { sub: 'sk.', code: 'sk', locale: 'sk', country: 'SVK', currency: 'EUR' },
  { sub: 'en.', code: 'en', locale: 'en', country: 'DEU', currency: 'EUR' },
]

/** What differs from wrangler.toml on a developer's machine, for the storefront. */
export function storefrontVars(port: number): Vars {
  const domains = hosts.map(({ sub, ...domain }) => ({
    host: `${sub}localhost:${port}`,
    ...domain,
  }))
  const { SESSION_SECRET = '', PURGE_SECRET = '', BACKEND_TOKEN = '' } = secrets()
  return {
    ENVIRONMENT: 'local',
    DOMAINS: JSON.stringify(domains),
    SESSION_SECRET,
    PURGE_SECRET,
    BACKEND_TOKEN,
  }
}

/** The same for the embedded backend. */
export function backendVars(port: number): Vars {
  const { PAY_SECRET = '', PURGE_SECRET = '', BACKEND_TOKEN = '' } = secrets()
  const urls = hosts.map(({ sub, locale }) => [locale, `http://${sub}localhost:${port}`])
  return {
    ENVIRONMENT: 'local',
    SHOP_URL: `http://localhost:${port}`,
    SHOP_URLS: JSON.stringify(Object.fromEntries(urls)),
    OUTBOX_ENABLED: '1',
    PAY_SANDBOX: '1',
    PAY_SECRET,
    BACKEND_TOKEN,
    PURGE_URL: `http://localhost:${port}/hooks/purge`,
    PURGE_SECRET,
  }
}

/** Writes them where the dev server looks for them. */
export function writeDevVars(port: number): void {
  const lines = (vars: Vars) => Object.entries(vars).map(([name, value]) => `${name}='${value}'\n`)
  // What is being changed should be seen at once.
  writeFileSync('.dev.vars', lines({ ...storefrontVars(port), PAGE_CACHE: '0' }).join(''))
  writeFileSync('backend/.dev.vars', lines(backendVars(port)).join(''))
}

/** Random ones, made at the first start and kept, so that logins survive a restart. */
function secrets(): Vars {
  const file = '.local-secrets.json'
  const known: Vars = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const names = ['SESSION_SECRET', 'PURGE_SECRET', 'PAY_SECRET', 'BACKEND_TOKEN']
  const made = names.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')])
  const all: Vars = Object.fromEntries(made)
  if (names.some((name) => !known[name])) writeFileSync(file, JSON.stringify(all))
  return all
}
