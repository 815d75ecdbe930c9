import * as z from 'zod'
import { DomainList, type Domain } from '../domain/domain-list.ts'
import type { PublicContext } from '../domain/context.ts'
import type { ChallengeOutcome } from './challenge-outcome.ts'
import { configProblems } from '../domain/crypto/config-problems.ts'
import { secretProblems } from '../domain/crypto/secret-problems.ts'
import { Currencies } from '../domain/currencies.ts'
import { CurrencyCode } from '../domain/currency.ts'
import { Vertical } from '../domain/verticals.ts'

/** Bindings and variables of wrangler.toml; variables are strings until parsed. */
export interface Env {
  ASSETS: Fetcher
  CACHE: KVNamespace
  BACKEND?: Fetcher
  /** Rate limit of forms; without it only the store counts. */
  FORM_LIMIT?: RateLimit
  /** Dataset of page view metrics (decision 105). */
  VITALS?: AnalyticsEngineDataset
  [variable: string]: unknown
}

const flag = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false', ''] }).default(false)
const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('')

const optionalSecret = z.union([z.literal(''), z.string().min(16)]).default('')

/** Comma-separated values. */
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
/** `pay.example` or `pay.example:8443`, as in a URL. */
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
  /** Base URL of the image server, or a path that this Worker forwards to the backend. */
  CDN_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/[a-z/]+$/)])
    .default('/cdn'),
  /** Secret that signs the price-group cookie. */
  SESSION_SECRET: z.string().min(16),
  /** Secret that signs the purge webhook. */
  PURGE_SECRET: z.string().min(16),
  /** Secrets that were replaced, whose signatures are still valid; empty: none. */
  FORMER_SESSION_SECRET: optionalSecret,
  FORMER_PURGE_SECRET: optionalSecret,
  /**
   * Secret that authenticates the storefront to CMS and store; required by the embedded backend.
   */
  BACKEND_TOKEN: optionalSecret,
  /** Enabled verticals (domain/verticals.ts); empty: none. */
  VERTICAL: z.enum(['', ...Vertical.options]).default(''),
  /** Currencies of the shop, separated by commas; the same as the backend's. */
  CURRENCIES: Currencies,
  GEO_CURRENCY: flag,
  /** Currency by the visitor's country, where it is not euro: `PL=PLN,HU=HUF`. */
  COUNTRY_CURRENCIES: countryCurrencies,
  /** Maintenance mode: every page and call answers 503; the CMS has a switch of its own. */
  MAINTENANCE: flag,
  /** Adds a panel that shows and overrides the context; for staging only. */
  ENVIRONMENT_OVERRIDE: flag,
  /** Off to measure the cost of uncached pages. */
  PAGE_CACHE: z.stringbool({ truthy: ['1', 'true', ''], falsy: ['0', 'false'] }).default(true),
  /** Puts the platform's cache before the entrypoint `Pages`; only where it has one. */
  PLATFORM_CACHE: flag,
  IP_COUNTRY_URL: address,
  /** Address validation service in place of the built-in rules (spec §5). */
  ADDRESS_CHECK_URL: address,
  /** Optional services (domain/contract/services.ts). */
  SEARCH_URL: address,
  RECOMMENDER_URL: address,
  CONTEXT_RECOMMENDER_URL: address,
  /** Heureka API URL other than the public one, such as a proxy. */
  HEUREKA_API_URL: address,
  /** Key of Packeta's pick-up point picker, if the store has none (spec §9). */
  PARCEL_PICKUP_KEY: z.string().trim().max(200).default(''),
  /** Tag manager script, and hosts that it may connect to, separated by commas. */
  TAG_MANAGER_URL: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  TAG_MANAGER_HOSTS: hosts,
  /** Chat script, and hosts of its frames, files and messages. */
  CHAT_URL: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
  CHAT_HOSTS: hosts,
  /** Heureka keys by site, `cz=…,sk=…`: for conversions, which pages carry, and for orders. */
  HEUREKA_KEYS: siteKeys,
  HEUREKA_CERTIFICATION_KEYS: siteKeys,
  /** Shop id at Zboží.cz. */
  /** Stores a link's campaign (utm_source …) for 30 days and sends it with an order. */
  CAMPAIGN_COOKIE: z.enum(['', '1']).default('').transform(Boolean),
  ZBOZI_ID: z
    .string()
    .regex(/^\w{0,40}$/)
    .default(''),
  ZBOZI_TYPE: z.enum(['standard', 'limited', 'sandbox']).default('standard'),
  /** Hosts of external payment pages, with ports other than 443, separated by commas. */
  PAYMENT_HOSTS: hostsWithPorts,
  /** Turnstile keys, for challenges where budgets stop bots: both or none. */
  TURNSTILE_SITE_KEY: z
    .string()
    .regex(/^[\w-]{0,100}$/)
    .default(''),
  TURNSTILE_SECRET_KEY: z
    .string()
    .regex(/^[\w-]{0,200}$/)
    .default(''),
  /** Turnstile siteverify URL other than the public one. */
  TURNSTILE_URL: address,
  /** Share of page views measured in the browser: 0 none, 1 all. */
  VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0),
  UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(5000),
})
export type Config = z.infer<typeof Vars>

const parsed = new WeakMap<Env, Config>()

/** Parses the configuration once per isolate. Throws an error that names every invalid variable. */
export function readConfig(env: Env): Config {
  const known = parsed.get(env)
  if (known) return known
  const result = Vars.safeParse(env)
  if (!result.success) throw new ConfigError(configProblems(result.error.issues))
  const missing = [
    ...missingUpstreams(result.data, env),
    ...halfSet(result.data),
    ...unsoldCurrencies(result.data),
    ...unsafeSecrets(result.data),
  ]
  if (missing.length > 0) throw new ConfigError(missing.join('\n'))
  parsed.set(env, result.data)
  return result.data
}

/** Missing configuration of the way to CMS and store, a line each. */
function missingUpstreams(config: Config, { BACKEND }: Env): string[] {
  const open = (['CMS_URL', 'STORE_URL'] as const).filter((name) => config[name] === '')
  if (open.length === 0) return []
  if (!BACKEND) return open.map((name) => `✖ ${name}: is empty, and there is no binding BACKEND`)
  const needsToken = config.ENVIRONMENT === 'production' && config.BACKEND_TOKEN === ''
  return needsToken ? ['✖ BACKEND_TOKEN: is missing; the backend answers nobody without it'] : []
}

/** Secrets that can be guessed, or that one recipient could use for another purpose, a line each. */
function unsafeSecrets(config: Config): string[] {
  if (config.ENVIRONMENT !== 'production') return []
  const { SESSION_SECRET, PURGE_SECRET, BACKEND_TOKEN } = config
  const { FORMER_SESSION_SECRET, FORMER_PURGE_SECRET } = config
  const current = { SESSION_SECRET, PURGE_SECRET, BACKEND_TOKEN }
  return secretProblems({ ...current, FORMER_SESSION_SECRET, FORMER_PURGE_SECRET }).map(
    ({ name, problem }) => `✖ ${name}: ${problem}`,
  )
}

/** Currencies of hosts or countries that the shop does not sell in, a line each. */
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

/** Variables that need another one. */
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

/** Identity of one visitor. Only private screens and the API may read it. */
export interface Visitor {
  sessionToken: string | null
  cartToken: string | null
}

/** Hono's types of this Worker: variables set by the middlewares of request/. */
export interface AppEnv {
  Bindings: Env
  Variables: {
    config: Config
    domain: Domain
    context: PublicContext
    visitor: Visitor
    /** `Retry-After` of a call refused with 429, in seconds. */
    retryAfter: number | undefined
    /** Fields of a form posted natively, as submitted. */
    sentForm: Record<string, string> | undefined
    /** Result of the submitted challenge; undefined without one. */
    challenge: ChallengeOutcome | undefined
    /** A passed challenge would lift the store's refusal. */
    isLiftedByChallenge: boolean | undefined
    /** Milliseconds per named phase, for Server-Timing. */
    timing: Map<string, number>
    /** One entry per cache layer, RFC 9211. */
    cacheStatus: string[]
  }
}
