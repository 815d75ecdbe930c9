import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Domain } from '../../domain/domain-list.ts'
import { operatorScopes } from '../../domain/operator/scopes.ts'

type Vars = Record<string, string>

/** Overrides of wrangler.toml in development, for the storefront. */
export function storefrontVars(domains: readonly Domain[]): Vars {
  const { SESSION_SECRET = '', PURGE_SECRET = '', BACKEND_TOKEN = '' } = secrets()
  return {
    ENVIRONMENT: 'local',
    // The simulator has none.
    PLATFORM_CACHE: '0',
    DOMAINS: JSON.stringify(domains),
    SESSION_SECRET,
    PURGE_SECRET,
    BACKEND_TOKEN,
  }
}

/** The same for the embedded backend. */
export function backendVars(domains: readonly Domain[]): Vars {
  const { PAY_SECRET = '', PURGE_SECRET = '', BACKEND_TOKEN = '', LOGIN_AS_SECRET = '' } = secrets()
  const operator = { ...localOperatorKey(), scopes: operatorScopes }
  const [first] = domains
  const shop = `http://${first?.host}`
  // The first domain of a locale represents it.
  const urls = domains
    .filter(({ language }) => !language)
    .toReversed()
    .map(({ host, locale }) => [locale, `http://${host}`])
  return {
    ENVIRONMENT: 'local',
    SHOP_URL: shop,
    SHOP_URLS: JSON.stringify(Object.fromEntries(urls)),
    OUTBOX_ENABLED: '1',
    PAY_SANDBOX: '1',
    PAY_SECRET,
    BACKEND_TOKEN,
    LOGIN_AS_SECRET,
    OPERATOR_KEYS: JSON.stringify([operator]),
    PURGE_URL: `${shop}/hooks/purge`,
    PURGE_SECRET,
  }
}

/** An operator API key for this machine, created at the first start. */
export function localOperatorKey(): { id: string; secret: string } {
  return { id: 'local', secret: secrets()['OPERATOR_SECRET'] ?? '' }
}

/** Writes them for the dev server. */
export function writeDevVars(domains: readonly Domain[]): void {
  const lines = (vars: Vars) => Object.entries(vars).map(([name, value]) => `${name}='${value}'\n`)
  // Edits should be visible at once.
  writeFileSync('.dev.vars', lines({ ...storefrontVars(domains), PAGE_CACHE: '0' }).join(''))
  writeFileSync('backend/.dev.vars', lines(backendVars(domains)).join(''))
}

/**
 * Random secrets, created at the first start and stored, so that sessions survive a restart.
 * Environment variables win: a custom store knows its BACKEND_TOKEN.
 */
function secrets(): Vars {
  const file = '.local-secrets.json'
  const known: Vars = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const names = [
    'SESSION_SECRET',
    'PURGE_SECRET',
    'PAY_SECRET',
    'BACKEND_TOKEN',
    'OPERATOR_SECRET',
    'LOGIN_AS_SECRET',
  ]
  const made = names.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')])
  const all: Vars = Object.fromEntries(made)
  if (names.some((name) => !known[name])) writeFileSync(file, JSON.stringify(all))
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? all[name] ?? '']))
}
