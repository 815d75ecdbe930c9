import * as z from 'zod'
import { configProblems } from '../domain/crypto/config-problems.ts'
import { secretProblems } from '../domain/crypto/secret-problems.ts'
import { Currencies } from '../domain/currencies.ts'
import { CurrencyCode } from '../domain/currency.ts'
import type { Locale } from '../domain/locale.ts'
import { locales } from '../domain/locales/locales.ts'
import type { QueuedJob } from './jobs/queued-job.ts'
import { OperatorKeys } from './operator/operator-keys.ts'

/** Bindings and variables of wrangler.toml; variables are strings until parsed. */
export interface Env {
  DB: D1Database
  /** Full-text search, filled from DB by the scheduled run (decision 153). */
  SEARCH_DB: D1Database
  ASSETS: Fetcher
  /** Cloudflare Images, which transforms pictures; without it prepared ones are used. */
  IMAGES?: ImagesBinding
  /** Originals and documents of editors, and transformed pictures. */
  FILES?: R2Bucket
  /** Nightly backups of orders and accounts; without it D1's Time Travel is the only backup. */
  BACKUPS?: R2Bucket
  /** The storefront, if both run in one account; else it is called by URL. */
  SHOP?: Fetcher
  /** Cloudflare Queues, for work right after an order; without it the scheduled run does it. */
  JOBS?: Queue<QueuedJob>
  /** Cloudflare's Email Service, if the account has it. */
  EMAIL?: SendEmail
  [variable: string]: unknown
}

const flag = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false', ''] }).default(false)
const optionalSecret = z.union([z.literal(''), z.string().min(16)]).default('')
const resendUrl = 'https://api.resend.com'
const analyticsUrl = 'https://api.cloudflare.com'
const aresUrl = 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty'
const viesUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
const web = z.url({ protocol: /^https?$/ })

const path = z.string().regex(/^\/[a-z/]*[a-z]$/)
const shop = web.transform((url) => url.replace(/\/$/, ''))

/** A key of a provider: a pipe into `wrangler secret put` ends with a line end. */
const keyOf = (form: RegExp) => z.string().trim().regex(form).default('')

const json = z
  .string()
  .default('{}')
  .transform((text, refinement) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      refinement.addIssue({ code: 'custom', message: 'is not JSON' })
      return z.NEVER
    }
  })
const minor = z
  .number()
  .min(0)
  .transform((decimal) => Math.round(decimal * 100))

/** Variables that only developers and tests may enable. */
const trialFlags = ['PAY_SANDBOX', 'OUTBOX_ENABLED', 'FAULTS_ENABLED'] as const

const Variables = z.object({
  /** `production` refuses test features; it is the default. */
  ENVIRONMENT: z.enum(['local', 'test', 'production']).default('production'),
  SHOP_URL: shop,
  /** By language, for hosts of their own: `{"cs":"https://shop.example.cz"}`. */
  SHOP_URLS: json.pipe(z.partialRecord(z.enum(locales), shop)),
  /** Payment page URL of a provider without an API; a path leads to the configured one. */
  PAY_URL: z.union([web, path]),
  /** Enables the sandbox payment page, on which a press pays an order. */
  PAY_SANDBOX: flag,
  PAY_SECRET: z.string().min(16),
  /** Stripe API key, for online payments; empty: disabled. */
  STRIPE_SECRET_KEY: keyOf(/^([sr]k_.*)?$/),
  /** Secret of the webhook endpoint, which verifies its messages. */
  STRIPE_WEBHOOK_SECRET: keyOf(/^(whsec_.*)?$/),
  /** API URL for tests; empty: Stripe's own. */
  STRIPE_API_URL: z.union([z.literal(''), shop]).default(''),
  /** Authenticates the storefront; empty in tests only: unauthenticated. */
  BACKEND_TOKEN: optionalSecret,
  /** The one before, accepted until the storefront has the new one; empty: none. */
  FORMER_BACKEND_TOKEN: optionalSecret,
  /** Signs the tokens by which operators sign in as customers; empty: disabled. */
  LOGIN_AS_SECRET: optionalSecret,
  /** Signs the tokens of an identity provider; empty: disabled. */
  IDENTITY_SECRET: z.union([z.literal(''), z.string().min(32)]).default(''),
  /** Keys of the operator API with their scopes; empty: none. */
  OPERATOR_KEYS: OperatorKeys,
  /** Purge webhook of the storefront: `https://shop.example/hooks/purge`. Empty: no purges. */
  PURGE_URL: z.union([z.literal(''), web]).default(''),
  /** The same as the storefront's. */
  PURGE_SECRET: optionalSecret,
  /** Company register; empty: the public one in production, else a table of samples. */
  ARES_URL: z.union([z.literal(''), shop]).default(''),
  /** VIES, for VAT ids; empty: the public one in production, else a table of samples. */
  VIES_URL: z.union([z.literal(''), shop]).default(''),
  /** Currencies of the shop, the first one is the default: `EUR,CZK`. */
  CURRENCIES: Currencies,
  /** Minimum order value: `{"EUR":20,"CZK":500}`; in minor units once parsed. */
  ORDER_MINIMUM: json.pipe(z.record(CurrencyCode, minor)),
  /** Key of Packeta's picker; empty: the shop's own search is used. */
  PARCEL_PICKUP_KEY: keyOf(/^.{0,200}$/),
  /** Enables PPL's picker, which needs no key. */
  PPL_PICKER: flag,
  /** Days that items are reserved for a bank transfer before its customer is reminded once. */
  TRANSFER_DAYS: z.coerce.number().int().min(1).max(60).default(7),
  /** Sender address; empty: emails stay in the outbox. */
  MAIL_FROM: z.union([z.literal(''), z.email()]).default(''),
  /** Resend API key; empty: the binding EMAIL sends, if there is one. */
  RESEND_API_KEY: keyOf(/^(re_.*)?$/),
  /** API URL for tests; empty: Resend's own. */
  MAIL_API_URL: z
    .union([z.literal(''), shop])
    .default('')
    .transform((url) => url || resendUrl),
  /**
   * Account of the Analytics Engine dataset with page view metrics; empty: the database has them.
   */
  ANALYTICS_ACCOUNT: z
    .string()
    .regex(/^(?:[\da-f]{32})?$/)
    .default(''),
  /** Cloudflare API token with read access. */
  ANALYTICS_TOKEN: keyOf(/^.{0,200}$/),
  /** Dataset name of the storefront's binding VITALS. */
  ANALYTICS_DATASET: z
    .string()
    .regex(/^[a-z_]\w{0,60}$/)
    .default('web_vitals'),
  /** API URL for tests; empty: Cloudflare's own. */
  ANALYTICS_API_URL: z
    .union([z.literal(''), shop])
    .default('')
    .transform((url) => url || analyticsUrl),
  OUTBOX_ENABLED: flag,
  FAULTS_ENABLED: flag,
  CHECK_ANSWERS: flag,
})
const Vars = Variables.superRefine((vars, { addIssue }) => {
  const refuse = (name: keyof typeof vars, message: string, ...within: string[]) =>
    addIssue({ code: 'custom', path: [name, ...within], message })
  if (vars.BACKEND_TOKEN === '' && vars.ENVIRONMENT !== 'test')
    refuse('BACKEND_TOKEN', 'is missing')
  for (const currency of Object.keys(vars.ORDER_MINIMUM)) {
    if (!vars.CURRENCIES.includes(currency)) {
      refuse('ORDER_MINIMUM', `names ${currency}, which CURRENCIES has not`)
    }
  }
  if (vars.PAY_SANDBOX && !vars.PAY_URL.startsWith('/')) {
    refuse('PAY_SANDBOX', 'must be 0 where PAY_URL names the page of a provider')
  }
  if ((vars.STRIPE_SECRET_KEY === '') !== (vars.STRIPE_WEBHOOK_SECRET === '')) {
    refuse(
      vars.STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY',
      'is missing: without both no payment would ever be taken in',
    )
  }
  if (vars.STRIPE_SECRET_KEY && !vars.PAY_URL.startsWith('/')) {
    refuse('PAY_URL', 'must be a path where STRIPE_SECRET_KEY is set')
  }
  if (vars.STRIPE_SECRET_KEY && vars.PAY_SANDBOX) {
    refuse('PAY_SANDBOX', 'must be 0 where STRIPE_SECRET_KEY is set')
  }
  if (vars.RESEND_API_KEY && vars.MAIL_FROM === '') {
    refuse('MAIL_FROM', 'is missing: RESEND_API_KEY is set, but nobody would be the sender')
  }
  if ((vars.ANALYTICS_ACCOUNT === '') !== (vars.ANALYTICS_TOKEN === '')) {
    refuse(
      vars.ANALYTICS_ACCOUNT ? 'ANALYTICS_TOKEN' : 'ANALYTICS_ACCOUNT',
      'is missing: Analytics Engine is asked with both or not at all',
    )
  }
  if (vars.ENVIRONMENT !== 'production') return
  for (const { name, problem } of secretProblems(secretsOf(vars)))
    addIssue({ code: 'custom', path: [name], message: problem })
  if (vars.ANALYTICS_API_URL !== analyticsUrl)
    refuse('ANALYTICS_API_URL', 'must be empty in production')
  if (vars.MAIL_API_URL !== resendUrl) refuse('MAIL_API_URL', 'must be empty in production')
  if (vars.STRIPE_API_URL) refuse('STRIPE_API_URL', 'must be empty in production')
  for (const name of trialFlags) if (vars[name]) refuse(name, 'must be 0 in production')
  if (!isHttpsOrigin(vars.SHOP_URL)) refuse('SHOP_URL', onlyOrigin)
  for (const [locale, url] of Object.entries(vars.SHOP_URLS))
    if (!isHttpsOrigin(url)) refuse('SHOP_URLS', onlyOrigin, locale)
}).transform((vars) => ({ ...vars, ...registersOf(vars), PAY_URL: paymentPageOf(vars) }))
export type Config = z.infer<typeof Vars>

const onlyOrigin = 'must be https://<host> and nothing else'

/** Links of mails, returns from payment and new passwords are made of it and a path. */
function isHttpsOrigin(url: string): boolean {
  return /^https:\/\/[^/?#@]+$/.test(url)
}

/** Those that the shop's operator makes. */
function secretsOf(vars: z.infer<typeof Variables>): Record<string, string> {
  const { BACKEND_TOKEN, PURGE_SECRET, PAY_SECRET, LOGIN_AS_SECRET, IDENTITY_SECRET } = vars
  const { FORMER_BACKEND_TOKEN } = vars
  const signing = { PURGE_SECRET, PAY_SECRET, LOGIN_AS_SECRET, IDENTITY_SECRET }
  return { BACKEND_TOKEN, FORMER_BACKEND_TOKEN, ...signing }
}

/** Samples are public: in production each of their VAT ids would be an order without VAT. */
function registersOf({ ENVIRONMENT, ARES_URL, VIES_URL }: z.infer<typeof Variables>) {
  if (ENVIRONMENT !== 'production') return { ARES_URL, VIES_URL }
  return { ARES_URL: ARES_URL || aresUrl, VIES_URL: VIES_URL || viesUrl }
}

/** Null without a payment provider: online payment is not offered. */
function paymentPageOf(vars: z.infer<typeof Variables>): string | null {
  const { PAY_URL, PAY_SANDBOX, STRIPE_SECRET_KEY } = vars
  return PAY_URL.startsWith('/') && !PAY_SANDBOX && !STRIPE_SECRET_KEY ? null : PAY_URL
}

const parsed = new WeakMap<Env, Config>()

/** Parses the configuration once per isolate. Throws an error that names every invalid variable. */
export function readConfig(env: Env): Config {
  const known = parsed.get(env)
  if (known) return known
  const result = Vars.safeParse(env)
  if (!result.success) throw new ConfigError(configProblems(result.error.issues))
  parsed.set(env, result.data)
  return result.data
}

/** Origin of a language's shop: links in emails lead there. */
export function shopUrlOf({ SHOP_URL, SHOP_URLS }: Config, locale: Locale): string {
  return SHOP_URLS[locale] ?? SHOP_URL
}

export class ConfigError extends Error {
  constructor(detail: string) {
    super(`The backend's configuration is wrong. Compare backend/wrangler.toml.\n${detail}`)
    this.name = 'ConfigError'
  }
}
