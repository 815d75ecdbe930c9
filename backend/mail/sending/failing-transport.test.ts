import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import type { Env } from '../../env.ts'
import { operate } from '../../testing/operator.ts'
import { valueOf } from '../../testing/shop.ts'
import { sendMails } from './send-mails.ts'

const hour = 3_600_000
const start = Date.now()
const sender = { MAIL_FROM: 'shop@example.org', RESEND_API_KEY: 're_test' }
const recipient = 'anna@shop.example'

/** Idempotency keys that Resend has accepted, and how it answers the next mail. */
const accepted: string[] = []
let respond: () => Response

const refuse = (status: number, name: string, headers = {}) =>
  Response.json({ statusCode: status, name, message: 'no' }, { status, headers })

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  accepted.length = 0
  respond = () => Response.json({ id: 'mail-1' })
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const response = respond()
    if (response.ok) accepted.push(new Headers(init?.headers).get('Idempotency-Key') ?? '')
    return Promise.resolve(response)
  })
  await env.DB.batch([
    env.DB.prepare('DELETE FROM mail'),
    env.DB.prepare('DELETE FROM mail_suppression'),
    env.DB.prepare(
      `INSERT INTO mail (id, kind, recipient, locale, subject, html, text, created_at, due_at)
      VALUES ('m1', 'test', ?1, 'de', 's', 'h', 't', ?2, ?2)`,
    ).bind(recipient, new Date(start).toISOString()),
  ])
})
afterEach(() => void vi.restoreAllMocks())

const dueAt = () => valueOf('SELECT due_at FROM mail')
const bindings: Env = { ...env, ...sender }

/** The runs of each minute in which the mail is due. Returns the hours until it is sent or given up. */
async function run(hours: number): Promise<number> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one run after the other
    const due = await dueAt()
    const at = due === null ? null : Date.parse(String(due)) + 1000
    if (at === null || at > start + hours * hour) return at === null ? 0 : (at - start) / hour
    // oxlint-disable-next-line no-await-in-loop
    await sendMails(bindings, new Date(at))
  }
}

const mail = (method: string, path: string, body?: object) =>
  operate({ method, path: `/operator/mail/${path}`, body, vars: sender })

describe('§7 a mail transport that fails for a day', () => {
  it.for<[string, () => Response]>([
    ['answers 500', () => new Response('<h1>Oops</h1>', { status: 500 })],
    ['asks to come back at once', () => refuse(429, 'rate_limit_exceeded', { 'Retry-After': '1' })],
    ['refuses the sender', () => refuse(422, 'invalid_from_address')],
    ['redirects', () => Response.redirect('https://elsewhere.example')],
  ])('loses no mail where it %s, and sends it once', async ([, fails], { expect }) => {
    respond = fails
    await run(30)
    expect(accepted).toEqual([])
    expect(await valueOf('SELECT attempts FROM mail')).toBeLessThan(20)
    respond = () => Response.json({ id: 'mail-1' })
    await run(48)
    expect([accepted, await dueAt()]).toEqual([['m1'], null])
  })

  it('is given up after three days, which health and the list of failed mails say', async ({
    expect,
  }) => {
    respond = () => new Response('', { status: 503 })
    await run(66)
    expect(await dueAt()).not.toBeNull()
    await run(73)
    expect(await dueAt()).toBeNull()
    const { response } = await mail('GET', 'failed')
    expect(response).toMatchObject({ mails: [{ id: 'm1', recipient, dueAt: null, order: null }] })
    const health = await operate({ method: 'GET', path: '/operator/health', vars: sender })
    expect(health.response).toMatchObject({ checks: { mail: { waiting: 0, failed: 1 } } })
  })

  it('is unhealthy while mails are tried in vain for an hour', async ({ expect }) => {
    const health = () => operate({ method: 'GET', path: '/operator/health', vars: sender })
    const wait = (minutes: number) =>
      env.DB.prepare(`UPDATE mail SET created_at = ?1, due_at = ?2, failure = '503'`)
        .bind(
          new Date(Date.now() - minutes * 60_000).toISOString(),
          new Date(Date.now() + hour).toISOString(),
        )
        .run()
    await wait(58)
    expect((await health()).response).toMatchObject({ checks: { mail: { ok: true } } })
    await wait(62)
    expect((await health()).response).toMatchObject({ checks: { mail: { ok: false } } })
  })

  it('is unhealthy where the provider refuses mails and takes none', async ({ expect }) => {
    const health = () => operate({ method: 'GET', path: '/operator/health', vars: sender })
    const insert = (id: string, sentAt: string | null) =>
      env.DB.prepare(
        `INSERT INTO mail (id, kind, recipient, locale, subject, html, text, created_at, sent_at, failure)
        VALUES (?1, 'test', 'b@shop.example', 'de', 's', 'h', 't', ?2, ?3, iif(?3 IS NULL, '422', NULL))`,
      ).bind(id, new Date(start).toISOString(), sentAt)
    await env.DB.batch(['a', 'b', 'c', 'd'].map((id) => insert(id, null)))
    expect((await health()).response).toMatchObject({ checks: { mail: { ok: true, failed: 4 } } })
    await insert('e', null).run()
    expect((await health()).response).toMatchObject({ checks: { mail: { ok: false, failed: 5 } } })
    const sentAt = new Date(start + 1000).toISOString()
    await env.DB.batch(['f', 'g', 'h', 'i', 'j'].map((id) => insert(id, sentAt)))
    expect((await health()).response).toMatchObject({ checks: { mail: { ok: true } } })
  })
})

describe('§7 a mail that was given up', () => {
  const give = (failure: string) =>
    env.DB.prepare('UPDATE mail SET due_at = NULL, attempts = 19, created_at = ?2, failure = ?1')
      .bind(failure, new Date(start - 4 * 24 * hour).toISOString())
      .run()

  it('is sent again by hand, once, to the provider as a mail of its own', async ({ expect }) => {
    await give('503')
    expect((await mail('POST', 'm1/send')).response).toEqual({ queued: true })
    expect((await mail('POST', 'm1/send')).response).toEqual({ queued: false })
    await sendMails(bindings, new Date())
    await sendMails(bindings, new Date(Date.now() + 7 * hour))
    expect(accepted).toEqual([expect.stringMatching(/^m1:2/)])
    expect((await mail('POST', 'm1/send')).response).toEqual({ queued: false })
    expect((await mail('GET', 'failed')).response).toEqual({ mails: [] })
    expect((await mail('POST', 'none/send')).response).toMatchObject({ code: 'unknown_mail' })
  })

  it('goes to an address that bounced only after it may get mails again', async ({ expect }) => {
    await mail('PUT', 'suppression', { email: recipient, reason: 'bounce' })
    expect((await mail('POST', 'm1/send')).response).toMatchObject({
      status: 409,
      code: 'suppressed',
    })
    await mail('PUT', 'suppression', { email: recipient, reason: null })
    expect((await mail('POST', 'm1/send')).response).toEqual({ queued: true })
  })
})
