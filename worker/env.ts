import * as z from 'zod'
import { DomainList, type Domain } from '../domain/domain-list.ts'
import type { PublicContext } from '../domain/context.ts'
import type { ChallengeOutcome } from './challenge-outcome.ts'
import { Currencies } from '../domain/currencies.ts'
import { CurrencyCode } from '../domain/currency.ts'
import { Vertical } from '../domain/verticals.ts'

/** Bindings and variables as wrangler.toml gives them; variables are strings until parsed. */
export interface Env {
  ASSETS: Fetcher
  CACHE: KVNamespace
  BACKEND?: Fetcher
  /** How often a visitor may send a form; without it only the store counts. */
  FORM_LIMIT?: RateLimit
  /** Where figures of page views are kept (decision 105). */
  VITALS?: AnalyticsEngineDataset
  [variable: string]: unknown
}

const flag = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false', ''] }).default(false)
const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('')

/** Parts between commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
const hosts = list.pipe(z.array(z.hostname()))
/** `pay.example` or `pay.example:8443`, as the address of a page has it. */
const hostsWithPorts = list.pipe(
  z.array(
    z
      .string()
      .refine(
        (entry) => /^[\w.-]+(?::\d{1,5})?$/.test(entry) && URL.canParse(`https://${entry}`),
        'Invalid host',
      )
      .transform((entry) => new URL(`https://${entry}`).host),
  ),
)
const pairs = list.transform((parts) =>
  Object.fromEntries(parts.map((part) => part.split(/=(.*)/, 2))),
)
const siteKeys = pairs.pipe(
  z.partialRecord(z.enum(['cz', 'sk']), z.string().regex(/^[\w-]{8,80}$/)),
)
/** By ISO 3166-1 alpha-2. */
const countryCurrencies = pairs.pipe(z.record(z.string().regex(/^[A-Z]{2}$/), CurrencyCode))

const Vars = z.object({
  ENVIRONMENT: z.enum(['local', 'test', 'production']).default('production'),
  DOMAINS: z
    .string()
    .transform((text, refinement) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        refinement.addIssue({ code: 'custom', message: 'is not JSON' })
        return z.NEVER
      }
    })
    .pipe(DomainList),
  CMS_URL: address,
  STORE_URL: address,
  /** Address of the image server: a URL, or a path that this Worker hands to the backend. */
  CDN_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/[a-z/]+$/)])
    .default('/cdn'),
  /** Signs the price-group cookie and the purge hook. */
  SESSION_SECRET: z.string().min(16),
  PURGE_SECRET: z.string().min(16),
  /** What the storefront proves itself with to CMS and store; the embedded backend asks for it. */
  BACKEND_TOKEN: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** Features of one trade (domain/verticals.ts); empty: none. */
  VERTICAL: z.enum(['', ...Vertical.options]).default(''),
  /** What the shop sells in, separated by commas; the same as the backend's. */
  CURRENCIES: Currencies,
  GEO_CURRENCY: flag,
  /** What visitors from a country pay in where it is not euro: `PL=PLN,HU=HUF`. */
  COUNTRY_CURRENCIES: countryCurrencies,
  /** Every page and call answers 503 while it is on; the CMS has a switch of its own. */
  MAINTENANCE: flag,
  /** Every page has a panel that shows its context and overrides it; for staging, not for shoppers. */
  ENVIRONMENT_OVERRIDE: flag,
  /** Off for measuring what a page costs that is not stored. */
  PAGE_CACHE: z.stringbool({ truthy: ['1', 'true', ''], falsy: ['0', 'false'] }).default(true),
  /** Pages live in the platform's cache before the entrypoint `Pages`; only where it has one. */
  PLATFORM_CACHE: flag,
  IP_COUNTRY_URL: address,
  /** Judges addresses in place of the built-in rules (spec §5). */
  ADDRESS_CHECK_URL: address,
  /** Services that the shop can do without (domain/contract/services.ts). */
  SEARCH_URL: address,
  RECOMMENDER_URL: address,
  CONTEXT_RECOMMENDER_URL: address,
  /** Another address of Heureka's API than its public one, such as a proxy. */
  HEUREKA_API_URL: address,
  /** Key of Packeta's picker of pick-up points, where the store gives none (spec §9). */
  PARCEL_PICKUP_KEY: z.string().max(200).default(''),
  /** Script of a tag manager, and hosts that what it loads may talk to, separated by commas. */
  TAG_MANAGER_URL: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  TAG_MANAGER_HOSTS: hosts,
  /** Script of a chat or an assistant, and hosts of its frames, files and messages. */
  CHAT_URL: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  CHAT_HOSTS: hosts,
  /** Heureka's keys by site, `cz=…,sk=…`: for conversions, which pages carry, and for orders. */
  HEUREKA_KEYS: siteKeys,
  HEUREKA_CERTIFICATION_KEYS: siteKeys,
  /** Number of the shop at Zboží.cz. */
  /** The campaign of a link (utm_source …) is kept for 30 days and told to the store with an order. */
  CAMPAIGN_COOKIE: z.enum(['', '1']).default('').transform(Boolean),
  ZBOZI_ID: z
    .string()
    .regex(/^\w{0,40}$/)
    .default(''),
  ZBOZI_TYPE: z.enum(['standard', 'limited', 'sandbox']).default('standard'),
  /** Hosts of payment pages outside this shop, with ports other than 443, separated by commas. */
  PAYMENT_HOSTS: hostsWithPorts,
  /** Turnstile, which lets people through where budgets hold programs up: both keys or none. */
  TURNSTILE_SITE_KEY: z
    .string()
    .regex(/^[\w-]{0,100}$/)
    .default(''),
  TURNSTILE_SECRET_KEY: z
    .string()
    .regex(/^[\w-]{0,200}$/)
    .default(''),
  /** Another address of its siteverify than the public one. */
  TURNSTILE_URL: address,
  /** Share of page views that are measured in the browser: 0 none, 1 all. */
  VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0),
  UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(5000),
})
export type Config = z.infer<typeof Vars>

const parsed = new WeakMap<Env, Config>()

/** The configuration, parsed once per isolate. Throws with every wrong variable named. */
export function readConfig(env: Env): Config {
  const known = parsed.get(env)
  if (known) return known
  const result = Vars.safeParse(env)
  if (!result.success) throw new ConfigError(z.prettifyError(result.error))
  const missing = [
    ...missingUpstreams(result.data, env),
    ...halfSet(result.data),
    ...unsoldCurrencies(result.data),
  ]
  if (missing.length > 0) throw new ConfigError(missing.join('\n'))
  parsed.set(env, result.data)
  return result.data
}

/** What is not configured of the way to CMS and store, a line each. */
function missingUpstreams(config: Config, { BACKEND }: Env): string[] {
  const open = (['CMS_URL', 'STORE_URL'] as const).filter((name) => config[name] === '')
  if (open.length === 0) return []
  if (!BACKEND) return open.map((name) => `✖ ${name}: is empty, and there is no binding BACKEND`)
  const needsToken = config.ENVIRONMENT === 'production' && config.BACKEND_TOKEN === ''
  return needsToken ? ['✖ BACKEND_TOKEN: is missing; the backend answers nobody without it'] : []
}

/** Currencies that hosts or countries are served in, but the shop does not sell in, a line each. */
function unsoldCurrencies({ CURRENCIES, DOMAINS, COUNTRY_CURRENCIES }: Config): string[] {
  const unsold = (currency: string) => !CURRENCIES.includes(currency)
  const why = (currency: string) => `${currency} is not among CURRENCIES (${CURRENCIES.join(', ')})`
  return [
    ...DOMAINS.filter(({ currency }) => unsold(currency)).map(
      ({ host, currency }) => `✖ DOMAINS: ${host}: ${why(currency)}`,
    ),
    ...Object.entries(COUNTRY_CURRENCIES)
      .filter(([, currency]) => unsold(currency))
      .map(([country, currency]) => `✖ COUNTRY_CURRENCIES: ${country}: ${why(currency)}`),
  ]
}

/** What is useless alone. */
function halfSet({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }: Config): string[] {
  const keys = { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }
  const empty = Object.entries(keys).flatMap(([name, key]) => (key === '' ? [name] : []))
  return empty.length === 1 ? [`✖ ${empty[0]}: is missing; Turnstile needs both keys`] : []
}

export class ConfigError extends Error {
  constructor(detail: string) {
    super(
      `The Worker's configuration is wrong. Compare the README's table of variables.\n${detail}`,
    )
    this.name = 'ConfigError'
  }
}

/** What belongs to one person. Only private screens and the API may read it. */
export interface Visitor {
  sessionToken: string | null
  cartToken: string | null
}

/** Hono's types of this Worker: what the middlewares of request/ have set. */
export interface AppEnv {
  Bindings: Env
  Variables: {
    config: Config
    domain: Domain
    context: PublicContext
    visitor: Visitor
    /** Seconds until a call that was refused with 429 may be tried again. */
    retryAfter: number | undefined
    /** Fields of a form that was sent by the browser itself, as they were filled in. */
    sentForm: Record<string, string> | undefined
    /** Of the challenge that was sent with the form; undefined: none was. */
    challenge: ChallengeOutcome | undefined
    /** What the store has refused would be taken with a passed challenge. */
    isLiftedByChallenge: boolean | undefined
    /** Milliseconds per named phase, for Server-Timing. */
    timing: Map<string, number>
    /** One entry per cache layer, RFC 9211. */
    cacheStatus: string[]
  }
}
