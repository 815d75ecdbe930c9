import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { app } from '../app.ts'
import type { Env } from '../env.ts'
import worker from '../index.ts'
import { queuePurge } from '../purge/purge-outbox.ts'
import { operate, readingKey } from '../testing/operator.ts'

const path = '/operator/health'
const getHealth = (vars: Record<string, unknown> = {}) => operate({ method: 'GET', path, vars })
const names = env.TEST_MIGRATIONS.map(({ name }) => name)

/** Of all scheduled jobs; these tests have a bucket for the backup. */
const neverFinished = Object.fromEntries(
  `send-mails index-search purge-waiting remind-unpaid release-abandoned retry-refunds issue-invoices
  notify-watchers refresh-listings clear-imports clear-expired purge-changes compact-listings back-up`
    .split(/\s+/)
    .map((name) => [name, null]),
)

const searchNames = env.TEST_SEARCH_MIGRATIONS.map(({ name }) => name)

/** Migration rows as written by wrangler. */
async function applied(migrations: readonly string[], db = env.DB) {
  await db.batch([
    db.prepare('DROP TABLE IF EXISTS d1_migrations'),
    db.prepare(
      `CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE,
        applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    ),
    ...migrations.map((name) =>
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name),
    ),
  ])
}

async function mailDue(minutesAgo: number) {
  const at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  await env.DB.prepare(
    `INSERT INTO mail (id, kind, recipient, locale, subject, html, text, created_at, due_at)
    VALUES ('late', 'test', 'anna@example.org', 'de', 's', 'h', 't', ?1, ?1)`,
  )
    .bind(at)
    .run()
  return at
}

async function runEachJob(cron: string, vars: Partial<Env> = {}): Promise<void> {
  const controller = { scheduledTime: Date.now(), cron, noRetry() {} }
  // Nothing of the context is used.
  await worker.scheduled(controller as ScheduledController, { ...env, ...vars })
}

async function finishedAt(name: string, inMinutes: number): Promise<void> {
  await env.DB.prepare('UPDATE meta SET value = ?2 WHERE key = ?1')
    .bind(`job:${name}`, new Date(Date.now() + inMinutes * 60_000).toISOString())
    .run()
}

const sender = { MAIL_FROM: 'shop@example.org', RESEND_API_KEY: 're_test' }

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await env.DB.batch([
    env.DB.prepare('DELETE FROM mail'),
    env.DB.prepare('DELETE FROM purge_outbox'),
    env.DB.prepare(`DELETE FROM meta WHERE key LIKE 'job%'`),
  ])
  await applied(names)
  await applied(searchNames, env.SEARCH_DB)
  return () => vi.restoreAllMocks()
})

describe('health: the backend', () => {
  it('is healthy with all migrations and an empty outbox', async ({ expect }) => {
    const { status, response } = await getHealth(sender)
    expect([status, response]).toEqual([
      200,
      {
        ok: true,
        checks: {
          database: { ok: true },
          migrations: { ok: true, applied: names.length, missing: [] },
          search: { ok: true, applied: searchNames.length, missing: [], waiting: 0 },
          mail: { ok: true, waiting: 0, oldest: null, due: null, failed: 0, transport: true },
          purges: { ok: true, waiting: 0, oldest: null },
          jobs: { ok: true, overdue: [], finished: neverFinished },
        },
      },
    ])
  })

  it('names missing migrations', async ({ expect }) => {
    await applied(names.slice(0, -2))
    const { status, response } = await getHealth()
    expect(status).toBe(503)
    expect(response).toMatchObject({
      ok: false,
      checks: { migrations: { ok: false, missing: names.slice(-2) } },
    })
    // A newer build may be deploying.
    await applied([...names, '9999_newer.sql'])
    expect((await getHealth()).status).toBe(200)
  })

  it('names missing migrations of the search database, or its missing binding', async ({
    expect,
  }) => {
    await applied([], env.SEARCH_DB)
    expect(await getHealth()).toMatchObject({
      status: 503,
      response: {
        checks: { migrations: { ok: true }, search: { ok: false, missing: searchNames } },
      },
    })
    expect(await getHealth({ SEARCH_DB: undefined })).toMatchObject({
      status: 503,
      response: { checks: { search: { detail: 'The binding SEARCH_DB is missing.' } } },
    })
  })

  it('is unhealthy without migrations, which fails no other check', async ({ expect }) => {
    await env.DB.prepare('DROP TABLE d1_migrations').run()
    const { status, response } = await getHealth()
    expect(status).toBe(503)
    expect(response).toMatchObject({
      checks: { migrations: { ok: false, detail: expect.stringContaining('d1_migrations') } },
    })
    expect(response).toMatchObject({ checks: { mail: { ok: true } } })
  })

  it('is unhealthy with overdue mails', async ({ expect }) => {
    const at = await mailDue(16)
    const { status, response } = await getHealth(sender)
    expect(status).toBe(503)
    expect(response).toMatchObject({ checks: { mail: { ok: false, waiting: 1, oldest: at } } })
    expect(JSON.stringify(response)).not.toContain('anna@')
    // Without a sender they stay in the outbox.
    expect((await getHealth()).status).toBe(200)
  })

  it('allows a mail a quarter of an hour', async ({ expect }) => {
    await mailDue(14)
    expect(await getHealth(sender)).toMatchObject({
      status: 200,
      response: { checks: { mail: { waiting: 1 } } },
    })
  })

  it('is unhealthy with refused purges', async ({ expect }) => {
    await env.DB.prepare(
      `INSERT INTO purge_outbox (tags, updated_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 201) SELECT 'a', '' FROM n`,
    ).run()
    expect(await getHealth()).toMatchObject({
      status: 503,
      response: { checks: { purges: { waiting: 201 } } },
    })
  })

  it('is unhealthy with a single purge that is refused for an hour', async ({ expect }) => {
    const purgeOf = (minutesAgo: number) =>
      queuePurge(env.DB, { tags: ['a'], updatedAt: new Date(Date.now() - minutesAgo * 60_000) })
    await purgeOf(59).run()
    expect((await getHealth()).status).toBe(200)
    await purgeOf(61).run()
    expect(await getHealth()).toMatchObject({
      status: 503,
      response: { checks: { purges: { ok: false, waiting: 2 } } },
    })
  })

  it('is unhealthy with mails or purges whose time is in the future, after a wrong clock', async ({
    expect,
  }) => {
    const future = new Date(Date.now() + 86_400_000)
    await queuePurge(env.DB, { tags: ['a'], updatedAt: future }).run()
    await mailDue(-1440)
    expect(await getHealth(sender)).toMatchObject({
      status: 503,
      response: { checks: { purges: { ok: false }, mail: { ok: false } } },
    })
  })

  it('is unhealthy once a scheduled job has stopped, and names it', async ({ expect }) => {
    await runEachJob('* * * * *')
    await runEachJob('*/15 * * * *')
    const { status, response } = await getHealth()
    expect([status, response]).toMatchObject([200, { checks: { jobs: { ok: true, overdue: [] } } }])
    await finishedAt('send-mails', -14)
    await finishedAt('issue-invoices', -59)
    expect((await getHealth()).status).toBe(200)
    await finishedAt('send-mails', -16)
    await finishedAt('issue-invoices', -61)
    // A clock was wrong: it says nothing about the last run.
    await finishedAt('clear-expired', 60)
    expect(await getHealth()).toMatchObject({
      status: 503,
      response: {
        checks: { jobs: { ok: false, overdue: ['send-mails', 'issue-invoices', 'clear-expired'] } },
      },
    })
  })

  it('is healthy once jobs run again after a pause, and expects each in its own time', async ({
    expect,
  }) => {
    await runEachJob('* * * * *')
    await runEachJob('*/15 * * * *')
    await runEachJob('30 2 * * *')
    // The machine was off over night, or an older database was restored.
    await env.DB.prepare(`UPDATE meta SET value = ?1 WHERE key LIKE 'job%'`)
      .bind(new Date(Date.now() - 40 * 3_600_000).toISOString())
      .run()
    await mailDue(16)
    expect((await getHealth(sender)).status).toBe(503)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await env.DB.prepare('DELETE FROM mail').run()
    await runEachJob('* * * * *')
    await mailDue(16)
    await queuePurge(env.DB, { tags: ['a'], updatedAt: new Date(Date.now() - 9e6) }).run()
    expect(await getHealth(sender)).toMatchObject({
      status: 200,
      response: { checks: { jobs: { overdue: [] } } },
    })
    // Those of a quarter of an hour have an hour from the end of the pause on, and no more.
    await env.DB.prepare(`UPDATE meta SET value = ?1 WHERE key = 'job-resumed'`)
      .bind(new Date(Date.now() - 61 * 60_000).toISOString())
      .run()
    const { response } = await getHealth(sender)
    expect(response).toMatchObject({ checks: { mail: { ok: false }, purges: { ok: false } } })
    expect(JSON.stringify(response)).toContain('"overdue":["remind-unpaid"')
    // Runs without a pause between them do not start it anew.
    await runEachJob('* * * * *')
    expect(JSON.stringify((await getHealth()).response)).toContain('"overdue":["remind-unpaid"')
  })

  it('is unhealthy if no scheduled job has ever run', async ({ expect }) => {
    await env.DB.prepare(
      `UPDATE d1_migrations SET applied_at = datetime('now', '-14 minutes')`,
    ).run()
    expect((await getHealth()).status).toBe(200)
    await env.DB.prepare(`UPDATE d1_migrations SET applied_at = datetime('now', '-2 days')`).run()
    expect(await getHealth()).toMatchObject({
      status: 503,
      response: { checks: { jobs: { overdue: Object.keys(neverFinished) } } },
    })
    // The first run starts the time of all others.
    await runEachJob('* * * * *')
    expect((await getHealth()).status).toBe(200)
  })

  it('expects no backup without a bucket', async ({ expect }) => {
    const { response } = await getHealth({ BACKUPS: undefined })
    expect(response).toMatchObject({ checks: { jobs: { ok: true } } })
    expect(JSON.stringify(response)).not.toContain('back-up')
  })

  it('is unhealthy if a scheduled job always fails', async ({ expect }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await runEachJob('* * * * *')
    await finishedAt('send-mails', -20)
    const DB = new Proxy(env.DB, {
      get(target, name) {
        if (name === 'prepare')
          return (sql: string) => {
            if (sql.includes('FROM mail')) throw new Error('no such table: mail')
            return target.prepare(sql)
          }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await expect(runEachJob('* * * * *', { DB })).rejects.toThrow('send-mails')
    expect(await getHealth()).toMatchObject({
      status: 503,
      response: { checks: { jobs: { overdue: ['send-mails'] } } },
    })
  })

  it('refuses callers without the scope', async ({ expect }) => {
    const response = await operate({ method: 'GET', path, key: readingKey })
    expect(response.status).toBe(403)
    expect(response.text).not.toContain('migrations')
  })

  it('tells the storefront only whether its database answers', async ({ expect }) => {
    const ping = (vars: object, token = '') =>
      app.request(
        'http://shop.test/health',
        { headers: { 'X-Storefront-Token': token } },
        { ...env, ...vars },
      )
    expect((await ping({})).status).toBe(204)
    const DB = { prepare: () => ({ first: () => Promise.reject(new Error('overloaded')) }) }
    expect((await ping({ DB })).status).toBe(503)
    expect((await ping({ BACKEND_TOKEN: 'token-of-the-storefront' }, 'forged')).status).toBe(403)
  })
})
