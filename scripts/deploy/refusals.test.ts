import { describe, it } from 'vitest'
import { refusalsOf } from './refusals.ts'
import type { DeploySettings, WorkerSettings } from './settings.ts'
import { readSettings } from './settings.ts'

const domain = { locale: 'de', code: 'de', country: 'DEU', currency: 'EUR' }
const worker = {
  workers_dev: false,
  preview_urls: false,
  routes: [],
  observability: { enabled: true },
  kv_namespaces: [],
  d1_databases: [],
  services: [],
  exports: {},
  send_email: [],
  analytics_engine_datasets: [],
  triggers: { crons: [] },
  r2_buckets: [],
  queues: { producers: [], consumers: [] },
}

const storefront: WorkerSettings = {
  ...worker,
  name: 'shop',
  vars: {
    ENVIRONMENT: 'production',
    DOMAINS: JSON.stringify([{ ...domain, host: 'www.luft.shop' }]),
    CMS_URL: '',
    STORE_URL: '',
  },
  routes: [{ pattern: 'www.luft.shop', custom_domain: true }],
  kv_namespaces: [{ binding: 'CACHE', id: '0123456789abcdef0123456789abcdef' }],
  services: [{ binding: 'BACKEND', service: 'shop-backend' }],
}
const database = { binding: 'DB', database_id: '01234567-89ab-cdef-0123-456789abcdef' }
const searchDatabase = { binding: 'SEARCH_DB', database_id: '89abcdef-0123-4567-89ab-cdef01234567' }
const backend: WorkerSettings = {
  ...worker,
  name: 'shop-backend',
  vars: {
    SHOP_URL: 'https://www.luft.shop',
    PAY_URL: '/pay',
    PURGE_URL: 'https://www.luft.shop/hooks/purge',
  },
  d1_databases: [database, searchDatabase],
  triggers: { crons: ['* * * * *', '*/15 * * * *'] },
  placement: { mode: 'smart' },
}
const producer = { binding: 'JOBS', queue: 'jobs' }
const consumer = {
  queue: 'jobs',
  max_batch_size: 10,
  max_retries: 10,
  dead_letter_queue: 'jobs-dead',
}
const secrets = {
  storefront: ['SESSION_SECRET', 'PURGE_SECRET', 'BACKEND_TOKEN'],
  backend: ['BACKEND_TOKEN', 'PAY_SECRET', 'PURGE_SECRET'],
}

const shop = (changes: Partial<WorkerSettings>): Partial<DeploySettings> => ({
  storefront: { ...storefront, ...changes },
})
const shopVars = (vars: Record<string, string>) => shop({ vars: { ...storefront.vars, ...vars } })
const store = (changes: Partial<WorkerSettings>): Partial<DeploySettings> => ({
  backend: { ...backend, ...changes },
})
const storeVars = (vars: Record<string, string>) => store({ vars: { ...backend.vars, ...vars } })
const databases = (...d1_databases: (typeof database)[]) => store({ d1_databases })
const queues = (producers: (typeof producer)[], consumers: (typeof consumer)[]) =>
  store({ queues: { producers, consumers } })
const hosts = (host: string) => shopVars({ DOMAINS: JSON.stringify([{ ...domain, host }]) })

const ownShop = {
  CMS_URL: 'https://cms.luft.shop',
  STORE_URL: 'https://store.luft.shop',
  CDN_URL: 'https://cdn.luft.shop',
}

const table: [string, Partial<DeploySettings>, RegExp][] = [
  ['a storefront on workers.dev', shop({ workers_dev: true }), /workers_dev must be false/],
  ['a backend on workers.dev', store({ workers_dev: true }), /workers_dev must be false/],
  ['a backend that runs beside its visitors', store({ placement: undefined }), /\[placement\]/],
  ['a placement that is off', store({ placement: { mode: 'off' } }), /mode = "smart"/],
  ['previews of the backend', store({ preview_urls: true }), /preview_urls must be false/],
  ['no logs', shop({ observability: { enabled: false } }), /observability/],
  [
    'figures that nobody keeps',
    shopVars({ VITALS_SAMPLE: '0.1' }),
    /no dataset with the binding VITALS/,
  ],
  [
    'a cache before everything',
    shop({ cache: { enabled: true, cross_version_cache: false } }),
    /it would keep carts/,
  ],
  [
    'pages asked for by a cache that is off',
    shopVars({ PLATFORM_CACHE: '1' }),
    /on or off together/,
  ],
  [
    'a cache of pages that nobody asks',
    shop({ exports: { Pages: { cache: { enabled: true } } } }),
    /on or off together/,
  ],
  [
    'pages that outlive their version',
    shop({ cache: { enabled: false, cross_version_cache: true } }),
    /cross_version_cache must be false/,
  ],
  ['a share above all', shopVars({ VITALS_SAMPLE: '2' }), /VITALS_SAMPLE/],
  [
    'another Analytics Engine',
    storeVars({ ANALYTICS_API_URL: 'https://a.other' }),
    /ANALYTICS_API_URL/,
  ],
  [
    'Analytics Engine without a token',
    storeVars({ ANALYTICS_ACCOUNT: 'a'.repeat(32) }),
    /ANALYTICS_TOKEN/,
  ],
  ['a test environment', shopVars({ ENVIRONMENT: 'test' }), /ENVIRONMENT must be "production"/],
  ['a backend for developers', storeVars({ ENVIRONMENT: 'local' }), /ENVIRONMENT must be/],
  ['the sandbox', storeVars({ PAY_SANDBOX: '1' }), /PAY_SANDBOX/],
  ['the outbox', storeVars({ OUTBOX_ENABLED: '1' }), /OUTBOX_ENABLED/],
  ['faults', storeVars({ FAULTS_ENABLED: '1' }), /FAULTS_ENABLED/],
  ['no address of the shop', storeVars({ SHOP_URL: '' }), /SHOP_URL/],
  ['an address on this machine', storeVars({ SHOP_URL: 'http://localhost:8787' }), /SHOP_URL/],
  ['mails to another shop', storeVars({ SHOP_URL: 'https://luft.other' }), /SHOP_URL must be/],
  ['a language elsewhere', storeVars({ SHOP_URLS: '{"cs":"https://cz.other"}' }), /SHOP_URLS/],
  ['no purges', storeVars({ PURGE_URL: '' }), /PURGE_URL is empty/],
  [
    'purges elsewhere',
    storeVars({ PURGE_URL: 'https://luft.other/hooks/purge' }),
    /PURGE_URL must/,
  ],
  ['an unreadable list of hosts', shopVars({ DOMAINS: 'junk' }), /DOMAINS/],
  ['a reserved host', hosts('www.luft.example'), /no host on the internet/],
  ['this machine as host', hosts('localhost:8787'), /has a port/],
  ['a host without custom domain', shop({ routes: [] }), /custom_domain = true/],
  ['a route', shop({ routes: [{ pattern: 'www.luft.shop/*', custom_domain: false }] }), /route/],
  [
    'a route to the backend',
    store({ routes: [{ pattern: 'b.luft.shop', custom_domain: true }] }),
    /public/,
  ],
  ['a namespace without id', shop({ kv_namespaces: [{ binding: 'CACHE', id: 'cache' }] }), /KV/],
  [
    'a database without id',
    databases({ ...database, database_id: 'luftbasis' }, searchDatabase),
    /DB is not one: .* luftbasis --jurisdiction eu/,
  ],
  ['no database for search', databases(database), /SEARCH_DB is not one: .* luftbasis-search/],
  [
    'one database for orders and search',
    databases(database, { ...database, binding: 'SEARCH_DB' }),
    /same database_id/,
  ],
  ['no scheduled runs', store({ triggers: { crons: [] } }), /crons/],
  [
    'another backend',
    shop({ services: [{ binding: 'BACKEND', service: 'x' }] }),
    /bound to the service/,
  ],
  [
    'no shared secret',
    { secrets: { ...secrets, backend: ['PAY_SECRET', 'PURGE_SECRET'] } },
    /BACKEND_TOKEN is missing/,
  ],
  [
    'no secret of purges',
    { secrets: { ...secrets, backend: ['PAY_SECRET', 'BACKEND_TOKEN'] } },
    /PURGE_SECRET is missing/,
  ],
  ['secrets that nobody knows', { secrets: { ...secrets, storefront: null } }, /could tell/],
  ['a secret in the file', storeVars({ PAY_SECRET: 'x'.repeat(32) }), /PAY_SECRET is a secret/],
  [
    'keys of operators in the file',
    storeVars({ OPERATOR_KEYS: '[]' }),
    /OPERATOR_KEYS is a secret/,
  ],
  [
    'Stripe without the secret of its webhook',
    { secrets: { ...secrets, backend: [...secrets.backend, 'STRIPE_SECRET_KEY'] } },
    /STRIPE_WEBHOOK_SECRET is missing/,
  ],
  [
    'Stripe without its key',
    { secrets: { ...secrets, backend: [...secrets.backend, 'STRIPE_WEBHOOK_SECRET'] } },
    /STRIPE_SECRET_KEY is missing/,
  ],
  [
    'Stripe with a storefront that leads nowhere else',
    {
      secrets: {
        ...secrets,
        backend: [...secrets.backend, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      },
    },
    /PAYMENT_HOSTS must name checkout\.stripe\.com/,
  ],
  ['a sender that nobody sends for', storeVars({ MAIL_FROM: 'shop@luft.shop' }), /nobody sends/],
  [
    'a provider of mails without a sender',
    { secrets: { ...secrets, backend: [...secrets.backend, 'RESEND_API_KEY'] } },
    /MAIL_FROM is empty/,
  ],
  [
    'a provider that is bound without a sender',
    store({ send_email: [{ name: 'EMAIL' }] }),
    /MAIL_FROM is empty/,
  ],
  [
    'mails that no run sends',
    store({
      vars: { ...backend.vars, MAIL_FROM: 'shop@luft.shop' },
      send_email: [{ name: 'EMAIL' }],
      triggers: { crons: ['*/15 * * * *'] },
    }),
    /crons lacks/,
  ],
  [
    'a bucket for backups that no run makes',
    store({ r2_buckets: [{ binding: 'BACKUPS' }] }),
    /crons lacks "30 2/,
  ],
  ['a queue that nobody consumes', queues([producer], []), /nobody consumes/],
  ['a queue that nothing is put into', queues([], [consumer]), /no producer JOBS/],
  [
    'a queue without a place for dead letters',
    queues([producer], [{ ...consumer, dead_letter_queue: '' }]),
    /dead_letter_queue/,
  ],
  [
    'a queue that gives up soon',
    queues([producer], [{ ...consumer, max_retries: 3 }]),
    /max_retries/,
  ],
  [
    'a queue that comes in large batches',
    queues([producer], [{ ...consumer, max_batch_size: 100 }]),
    /max_batch_size/,
  ],
  ['another Resend', storeVars({ MAIL_API_URL: 'https://mail.other' }), /MAIL_API_URL/],
  [
    'a key of Stripe in the file',
    storeVars({ STRIPE_SECRET_KEY: 'sk_live_1' }),
    /STRIPE_SECRET_KEY is a secret/,
  ],
  ['another Stripe', storeVars({ STRIPE_API_URL: 'https://stripe.other' }), /STRIPE_API_URL/],
  ['Turnstile without its secret', shopVars({ TURNSTILE_SITE_KEY: '0x4' }), /TURNSTILE_SECRET_KEY/],
  [
    'Turnstile without its site key',
    { secrets: { ...secrets, storefront: [...secrets.storefront, 'TURNSTILE_SECRET_KEY'] } },
    /TURNSTILE_SITE_KEY is empty/,
  ],
  ['half a CMS of one’s own', shopVars({ CMS_URL: 'http://cms.luft.shop' }), /https/],
  [
    'pictures of nobody',
    shop({ vars: { ...storefront.vars, ...ownShop, CDN_URL: '/cdn' }, services: [] }),
    /CDN_URL/,
  ],
  ['a backend too many', shopVars(ownShop), /remove the binding/],
]

describe('design §8 check-deploy', () => {
  it('accepts a shop set up by README, and one with a custom CMS and store', ({ expect }) => {
    expect(refusalsOf({ storefront, backend, secrets })).toEqual([])
    const own = { ...storefront, vars: { ...storefront.vars, ...ownShop }, services: [] }
    expect(refusalsOf({ storefront: own, backend, secrets: { ...secrets, backend: [] } })).toEqual(
      [],
    )
  })

  it('accepts a shop with metrics and a dataset', ({ expect }) => {
    const measuring = {
      ...storefront,
      vars: { ...storefront.vars, VITALS_SAMPLE: '0.1' },
      analytics_engine_datasets: [{ binding: 'VITALS' }],
    }
    const reading = { ...backend, vars: { ...backend.vars, ANALYTICS_ACCOUNT: 'a'.repeat(32) } }
    const complete = { ...secrets, backend: [...secrets.backend, 'ANALYTICS_TOKEN'] }
    expect(refusalsOf({ storefront: measuring, backend: reading, secrets: complete })).toEqual([])
  })

  it.for(table)('refuses %s', ([, changes, sentence], { expect }) => {
    const refusals = refusalsOf({ storefront, backend, secrets, ...changes })
    expect(refusals.join('\n')).toMatch(sentence)
  })

  it('refuses the project’s default files, except for settings that they cannot have', ({
    expect,
  }) => {
    const files = {
      storefront: readSettings('wrangler.toml'),
      backend: readSettings('backend/wrangler.toml'),
    }
    const refusals = refusalsOf({ ...files, secrets }).join('\n')
    expect(refusals).toMatch(/SHOP_URL/)
    expect(refusals).toMatch(/database_id/)
    expect(refusals).not.toMatch(
      /workers_dev|preview_urls|observability|SANDBOX|OUTBOX|crons|bound/,
    )
  })
})
