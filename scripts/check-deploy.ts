/*
 * `npm run check-deploy` refuses unsafe or incomplete settings before they are deployed.
 *   --url https://www.shop.example   checks a deployed shop and sends it a signed purge:
 *                                    PURGE_SECRET=… npm run check-deploy -- --url https://…
 *   --secrets A,B                    names of the storefront's secrets, instead of asking wrangler
 *   --backend-secrets A,B            the same for the backend
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Locale } from '../domain/locale.ts'
import { noticeFolder, refusePlaceholders } from './deploy/artwork-refusals.ts'
import { refuseSilence } from './deploy/backend-refusals.ts'
import { refuseMerchant } from './deploy/merchant-refusals.ts'
import { purgeRoundTrip } from './deploy/purge-round-trip.ts'
import { refusalsOf } from './deploy/refusals.ts'
import { readSettings, type WorkerSettings } from './deploy/settings.ts'
import { smokeTest } from './deploy/smoke-test.ts'
import { soldDomains } from './deploy/sold-domains.ts'
import { readOptions } from './read-options.ts'

const { values } = readOptions({
  options: {
    url: { type: 'string', default: '' },
    secrets: { type: 'string' },
    'backend-secrets': { type: 'string' },
  },
})
const files = { storefront: 'wrangler.toml', backend: 'backend/wrangler.toml' }

const storefront = settingsOf(files.storefront)
const backend = settingsOf(files.backend)
const refusals = refusalsOf({
  storefront,
  backend,
  secrets: {
    storefront: namesOf(values.secrets) ?? askWrangler(files.storefront),
    backend: namesOf(values['backend-secrets']) ?? askWrangler(files.backend),
  },
})
const soldLocales = new Set(soldDomains(storefront.vars['DOMAINS']).map(({ locale }) => locale))
refusals.push(...refusePlaceholders([...soldLocales], readNotice))
if (values.url) {
  refusals.push(...(await lookAt(values.url)))
  const { CMS_URL = '', DOMAINS = '' } = storefront.vars
  // A custom store has its own merchant data.
  if (CMS_URL === '') {
    refusals.push(...refuseSilence(backend), ...refuseMerchant(askMerchant(), DOMAINS))
  }
}
for (const refusal of refusals) console.error(`✖ ${refusal}`)
console.log(refusals.length === 0 ? 'Nothing speaks against it.' : `\n${refusals.length} refused`)
process.exit(refusals.length === 0 ? 0 : 1)

function readNotice(name: Locale | 'garan'): string {
  return readFileSync(`${noticeFolder}/${name}.svg`, 'utf8')
}

async function lookAt(url: string): Promise<string[]> {
  const { PURGE_SECRET = '' } = process.env
  const origin = URL.parse(url)?.origin
  if (!origin) return [`${url} is no address.`]
  try {
    const seen = await smokeTest(origin)
    if (!PURGE_SECRET) return [...seen, 'PURGE_SECRET is not set, so no purge was tried.']
    return [...seen, ...(await purgeRoundTrip(origin, PURGE_SECRET))]
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return [`${origin} cannot be reached: ${String(cause)}`]
  }
}

/** Ends with a sentence if the file is no TOML or not of a Worker. */
function settingsOf(file: string): WorkerSettings {
  try {
    return readSettings(file)
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : Object(error).message
    console.error(`✖ ${file} cannot be read: ${String(reason)}`)
    process.exit(1)
  }
}

function namesOf(list: string | undefined): string[] | null {
  return list?.split(',').flatMap((name) => name.trim() || []) ?? null
}

/** Names of the configured secrets; null without a login or before the first deploy. */
function askWrangler(config: string): string[] | null {
  const { status, stdout } = spawnSync('wrangler', ['secret', 'list', '--config', config], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  if (status !== 0 || !stdout.startsWith('[')) return null
  const names = z.array(z.object({ name: z.string() })).parse(JSON.parse(stdout))
  return names.map(({ name }) => name)
}

/** The merchant in the deployed database as JSON; null for none, undefined without a login. */
function askMerchant(): string | null | undefined {
  const query = ['--command', 'SELECT value FROM merchant WHERE id = 1', '--remote', '--json']
  const { status, stdout } = spawnSync(
    'wrangler',
    ['d1', 'execute', 'DB', ...query, '--config', files.backend],
    { encoding: 'utf8', timeout: 60_000 },
  )
  if (status !== 0 || !stdout.startsWith('[')) return undefined
  const row = z.object({ value: z.string() })
  const [response] = z.array(z.object({ results: z.array(row) })).parse(JSON.parse(stdout))
  return response?.results[0]?.value ?? null
}
