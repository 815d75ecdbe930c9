import * as z from 'zod'
import { Currencies } from '../domain/currencies.ts'
import { CurrencyCode } from '../domain/currency.ts'
import type { Locale } from '../domain/locale.ts'
import { locales } from '../domain/locales/locales.ts'
import type { QueuedJob } from './jobs/queued-job.ts'
import { OperatorKeys } from './operator/operator-keys.ts'

/** Bindings and variables as wrangler.toml gives them; variables are strings until parsed. */
export interface Env {
  DB: D1Database
  ASSETS: Fetcher
  /** Cloudflare Images, which makes pictures in any size; without it prepared ones stand in. */
  IMAGES?: ImagesBinding
  /** Originals and documents of editors, and pictures that were made of them. */
  FILES?: R2Bucket
  /** Nightly copies of orders and accounts; without it the platform's own history is the only backup. */
  BACKUPS?: R2Bucket
  /** The storefront, where both run in one account; else it is reached by its address. */
  SHOP?: Fetcher
  /** Cloudflare Queues, which does after an order what waits for the scheduled run without it. */
  JOBS?: Queue<QueuedJob>
  /** Cloudflare's Email Service, where the account has it. */
  EMAIL?: SendEmail
  [variable: string]: unknown
}

const flag = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false', ''] }).default(false)
const resendUrl = 'https://api.resend.com'
const analyticsUrl = 'https://api.cloudflare.com'
const web = z.url({ protocol: /^https?$/ })

const path = z.string().regex(/^\/[a-z/]*[a-z]$/)
const shop = web.transform((url) => url.replace(/\/$/, ''))

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

/** Variables that only developers and tests may switch on. */
const trialFlags = ['PAY_SANDBOX', 'OUTBOX_ENABLED', 'FAULTS_ENABLED'] as const

const Variables = z.object({
  /** `production` refuses whatever is for trying out; it is the default. */
  ENVIRONMENT: z.enum(['local', 'test', 'production']).default('production'),
  SHOP_URL: shop,
  /** Of languages on hosts of their own: `{"cs":"https://shop.example.cz"}`. */
  SHOP_URLS: json.pipe(z.partialRecord(z.enum(locales), shop)),
  /** Payment page of a provider that is not asked; a path leads to the one that is configured. */
  PAY_URL: z.union([web, path]),
  /** Opens the payment page on which a press settles an order. */
  PAY_SANDBOX: flag,
  PAY_SECRET: z.string().min(16),
  /** Key of the API of Stripe, which takes payments online then; empty: it does not. */
  STRIPE_SECRET_KEY: z.union([z.literal(''), z.string().regex(/^[sr]k_/)]).default(''),
  /** Of the webhook endpoint, whose messages it signs. */
  STRIPE_WEBHOOK_SECRET: z.union([z.literal(''), z.string().regex(/^whsec_/)]).default(''),
  /** Another address of that API, for trying out; empty: Stripe's own. */
  STRIPE_API_URL: z.union([z.literal(''), shop]).default(''),
  /** What the storefront proves itself with; empty in tests only: everybody may ask. */
  BACKEND_TOKEN: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** Signs the tokens with which operators look in for a customer; empty: they cannot. */
  LOGIN_AS_SECRET: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** Signs the tokens with which a provider of identities hands its customers over; empty: none does. */
  IDENTITY_SECRET: z.union([z.literal(''), z.string().min(32)]).default(''),
  /** Who may use the operator API, and for what; empty: nobody. */
  OPERATOR_KEYS: OperatorKeys,
  /** Where the storefront takes purges: `https://shop.example/hooks/purge`. Empty: it is told nothing. */
  PURGE_URL: z.union([z.literal(''), web]).default(''),
  /** The same as the storefront's. */
  PURGE_SECRET: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** Register of companies that is asked by number; empty: a table of invented ones. */
  ARES_URL: z.union([z.literal(''), shop]).default(''),
  /** VIES, which is asked for VAT ids; empty: a table of invented ones. */
  VIES_URL: z.union([z.literal(''), shop]).default(''),
  /** What the shop sells in, the first of them where a call names none: `EUR,CZK`. */
  CURRENCIES: Currencies,
  /** Minimum merchandise value of an order: `{"EUR":20,"CZK":500}`; in minor units once parsed. */
  ORDER_MINIMUM: json.pipe(z.record(CurrencyCode, minor)),
  /** Key of Packeta's picker of pick-up points; empty: the shop's own search is used. */
  PARCEL_PICKUP_KEY: z.string().max(200).default(''),
  /** The same for PPL, whose picker needs no key. */
  PPL_PICKER: flag,
  /** Days that items are reserved for a bank transfer before its customer is reminded once. */
  TRANSFER_DAYS: z.coerce.number().int().min(1).max(60).default(7),
  /** Address that mails are sent from; empty: they stay in the outbox. */
  MAIL_FROM: z.union([z.literal(''), z.email()]).default(''),
  /** Key of the API of Resend, which sends mails then; empty: the binding EMAIL does, if there is one. */
  RESEND_API_KEY: z.union([z.literal(''), z.string().regex(/^re_/)]).default(''),
  /** Another address of that API, for trying out; empty: Resend's own. */
  MAIL_API_URL: z
    .union([z.literal(''), shop])
    .default('')
    .transform((url) => url || resendUrl),
  /** Account whose Analytics Engine has the figures of page views; empty: the database is asked. */
  ANALYTICS_ACCOUNT: z
    .string()
    .regex(/^(?:[\da-f]{32})?$/)
    .default(''),
  /** Token of Cloudflare's API that may read it. */
  ANALYTICS_TOKEN: z.string().max(200).default(''),
  /** As the storefront's binding VITALS names it. */
  ANALYTICS_DATASET: z
    .string()
    .regex(/^[a-z_]\w{0,60}$/)
    .default('web_vitals'),
  /** Another address of that API, for trying out; empty: Cloudflare's own. */
  ANALYTICS_API_URL: z
    .union([z.literal(''), shop])
    .default('')
    .transform((url) => url || analyticsUrl),
  OUTBOX_ENABLED: flag,
  FAULTS_ENABLED: flag,
  CHECK_ANSWERS: flag,
})
const Vars = Variables.superRefine((vars, { addIssue }) => {
  const refuse = (name: keyof typeof vars, message: string) =>
    addIssue({ code: 'custom', path: [name], message })
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
  if (vars.ANALYTICS_API_URL !== analyticsUrl)
    refuse('ANALYTICS_API_URL', 'must be empty in production')
  if (vars.MAIL_API_URL !== resendUrl) refuse('MAIL_API_URL', 'must be empty in production')
  if (vars.STRIPE_API_URL) refuse('STRIPE_API_URL', 'must be empty in production')
  for (const name of trialFlags) if (vars[name]) refuse(name, 'must be 0 in production')
  if (!vars.SHOP_URL.startsWith('https://')) refuse('SHOP_URL', 'must begin with https://')
}).transform((vars) => ({ ...vars, PAY_URL: paymentPageOf(vars) }))
export type Config = z.infer<typeof Vars>

/** Null without a payment provider: online payment is not offered. */
function paymentPageOf(vars: z.infer<typeof Variables>): string | null {
  const { PAY_URL, PAY_SANDBOX, STRIPE_SECRET_KEY } = vars
  return PAY_URL.startsWith('/') && !PAY_SANDBOX && !STRIPE_SECRET_KEY ? null : PAY_URL
}

const parsed = new WeakMap<Env, Config>()

/** The configuration, parsed once per isolate. Throws with every wrong variable named. */
export function readConfig(env: Env): Config {
  const known = parsed.get(env)
  if (known) return known
  const result = Vars.safeParse(env)
  if (!result.success) throw new ConfigError(z.prettifyError(result.error))
  parsed.set(env, result.data)
  return result.data
}

/** Where the shop speaks a language: links in mails lead there. */
export function shopUrlOf({ SHOP_URL, SHOP_URLS }: Config, locale: Locale): string {
  return SHOP_URLS[locale] ?? SHOP_URL
}

export class ConfigError extends Error {
  constructor(detail: string) {
    super(`The backend's configuration is wrong. Compare backend/wrangler.toml.\n${detail}`)
    this.name = 'ConfigError'
  }
}
