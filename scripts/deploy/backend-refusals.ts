import { ConfigError, type Env, readConfig } from '../../backend/env.ts'
import { refuseAddresses } from './address-refusals.ts'
import type { DeploySettings, WorkerSettings } from './settings.ts'
import { placeholderOf, refuseWorker } from './shared-refusals.ts'

const file = 'backend/wrangler.toml'
const needed = ['BACKEND_TOKEN', 'PAY_SECRET', 'PURGE_SECRET']
/** Stripe secrets: without either of them payments would not be recorded. */
const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
const stripePage = 'checkout.stripe.com'
const mailKey = 'RESEND_API_KEY'
/** Secrets of the Analytics Engine account (ANALYTICS_ACCOUNT). */
const analyticsToken = 'ANALYTICS_TOKEN'
/** Names of the D1 databases by binding. */
const databases = { DB: 'luftbasis', SEARCH_DB: 'luftbasis-search' }
const optional = ['OPERATOR_KEYS', 'LOGIN_AS_SECRET', 'IDENTITY_SECRET', mailKey, ...stripeKeys]

export function refuseBackend({ storefront, backend, secrets }: DeploySettings): string[] {
  return [
    ...refuseWorker(file, backend, {
      needed: neededBy(backend),
      optional: [...optional, analyticsToken],
      given: secrets.backend,
    }),
    ...refuseVariables(backend),
    ...refuseStripe(storefront, secrets.backend ?? []),
    ...refuseMail(backend, secrets.backend ?? []),
    ...refuseAddresses(backend.vars, storefront.vars),
    ...refusePlatform(backend),
    ...refuseQueue(backend),
  ]
}

function neededBy({ vars }: Pick<WorkerSettings, 'vars'>): string[] {
  return vars['ANALYTICS_ACCOUNT'] ? [...needed, analyticsToken] : needed
}

/** The Worker's own validation, with valid placeholder secrets. */
function refuseVariables({ vars }: WorkerSettings): string[] {
  const known = Object.fromEntries(neededBy({ vars }).map((name) => [name, placeholderOf(name)]))
  const refusals: string[] = []
  try {
    // Only variables are read.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    readConfig({ ...vars, ...known } as unknown as Env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    refusals.push(`${file}: ${error.message}`)
  }
  if ((vars['ENVIRONMENT'] ?? 'production') !== 'production') {
    refusals.push(
      `${file}: ENVIRONMENT must be "production", which refuses what is for trying out.`,
    )
  }
  return refusals
}

/** Of a deployed shop: what it does not send, no customer gets. */
export function refuseSilence({ vars }: Pick<WorkerSettings, 'vars'>): string[] {
  return vars['MAIL_FROM']
    ? []
    : [
        `${file}: MAIL_FROM is empty: confirmations of orders, which the law requires, and links of passwords are only written into the database.`,
      ]
}

/**
 * A sender address with a transport, or neither; and a schedule frequent enough for confirmations.
 */
function refuseMail(
  { vars, triggers, send_email: bindings }: WorkerSettings,
  given: readonly string[],
): string[] {
  const hasProvider = given.includes(mailKey) || bindings.some(({ name }) => name === 'EMAIL')
  const hasSender = Boolean(vars['MAIL_FROM'])
  const refusals: string[] = []
  if (hasProvider && !hasSender) refusals.push(`${file}: MAIL_FROM is empty, so no mail is sent.`)
  if (hasSender && !hasProvider) {
    refusals.push(
      `${file}: MAIL_FROM is set, but nobody sends: set the secret ${mailKey} or the binding EMAIL.`,
    )
  }
  if (hasSender && !triggers.crons.includes('* * * * *')) {
    refusals.push(`${file}: crons lacks "* * * * *", which sends mails.`)
  }
  return refusals
}

/** Both keys or none, and a storefront CSP that allows Stripe's page. */
function refuseStripe({ vars }: WorkerSettings, given: readonly string[]): string[] {
  const missing = stripeKeys.filter((name) => !given.includes(name))
  if (missing.length === stripeKeys.length) return []
  const hosts = (vars['PAYMENT_HOSTS'] ?? '').split(',').map((host) => host.trim())
  return [
    ...missing.map(
      (name) =>
        `${file}: Stripe is half set, the secret ${name} is missing: wrangler secret put ${name} --config ${file}`,
    ),
    ...(hosts.includes(stripePage)
      ? []
      : [
          `wrangler.toml: PAYMENT_HOSTS must name ${stripePage}, or browsers stop on the way to it.`,
        ]),
  ]
}

/** Without a consumer queue messages are lost; the database still has the rows. */
function refuseQueue({ queues: { producers, consumers } }: WorkerSettings): string[] {
  const queue = producers.find(({ binding }) => binding === 'JOBS')?.queue
  const consumer = consumers.find((one) => one.queue === queue)
  if (!queue) {
    return consumers.length > 0 ? [`${file}: a queue has a consumer and no producer JOBS.`] : []
  }
  if (!consumer) return [`${file}: nobody consumes the queue ${queue} of JOBS.`]
  const { dead_letter_queue, max_batch_size, max_retries } = consumer
  return [
    ...(dead_letter_queue === '' || dead_letter_queue === queue
      ? [`${file}: the queue ${queue} needs a dead_letter_queue of another name.`]
      : []),
    // A provider's outage may last hours: 1, 2, 4 … minutes.
    ...(max_retries < 10 ? [`${file}: max_retries of the queue ${queue} must be 10 or more.`] : []),
    // All emails of a batch are sent at once, and providers limit that.
    ...(max_batch_size > 10
      ? [`${file}: max_batch_size of the queue ${queue} is at most 10.`]
      : []),
  ]
}

function refusePlatform(settings: WorkerSettings): string[] {
  const { routes, d1_databases, r2_buckets, triggers, placement } = settings
  const refusals = routes.map(
    ({ pattern }) => `${file}: the route ${pattern} would make the backend public; remove it.`,
  )
  for (const [binding, name] of Object.entries(databases)) {
    const id = d1_databases.find((one) => one.binding === binding)?.database_id ?? ''
    if (!/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(id)) {
      refusals.push(
        `${file}: database_id of ${binding} is not one: npx wrangler d1 create ${name} --jurisdiction eu`,
      )
    }
  }
  const ids = d1_databases.map(({ database_id }) => database_id)
  if (new Set(ids).size < ids.length)
    refusals.push(`${file}: two databases have the same database_id.`)
  if (placement?.mode !== 'smart') {
    refusals.push(
      `${file}: [placement] needs mode = "smart", or each visit makes its round trips to D1 from afar.`,
    )
  }
  if (triggers.crons.length === 0) {
    refusals.push(`${file}: crons is empty, so unpaid goods would never go back to stock.`)
  }
  const hasBucket = r2_buckets.some(({ binding }) => binding === 'BACKUPS')
  if (hasBucket && !triggers.crons.includes('30 2 * * *')) {
    refusals.push(`${file}: crons lacks "30 2 * * *", which makes the backup in BACKUPS.`)
  }
  return refusals
}
