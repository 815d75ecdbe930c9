import { createExecutionContext, createMessageBatch, env, getQueueResult } from 'cloudflare:test'
import { afterEach, describe, it, vi } from 'vitest'
import { placeOrder } from '../../domain/contract/store-checkout.ts'
import { app } from '../app.ts'
import type { Env } from '../env.ts'
import { purgeTags } from '../purge/purge-changed.ts'
import { sendMails } from '../mail/sending/send-mails.ts'
import { someAddress } from '../testing/request.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../testing/shop.ts'
import type { QueuedJob } from './queued-job.ts'
import { runQueuedJobs } from './run-queued-jobs.ts'

/** An email transport; `refuse` makes this many of its next emails fail. */
function postOffice(refuse = 0) {
  const sent: { to: string; subject: string; text: string }[] = []
  let failuresLeft = refuse
  const EMAIL = {
    async send(mail: (typeof sent)[number]) {
      failuresLeft -= 1
      if (failuresLeft >= 0) throw Object.assign(new Error('busy'), { code: 'E_DELIVERY_FAILED' })
      sent.push(mail)
      return { messageId: `m${sent.length}` }
    },
  }
  // Only `send` of the binding is used.
  const bindings = { ...env, MAIL_FROM: 'shop@luftbasis.example', EMAIL } as unknown as Env
  return { sent, bindings }
}

/** A queue that records its messages, or refuses all. */
function queue(isBroken = false) {
  const jobs: unknown[] = []
  const JOBS = {
    async sendBatch(messages: { body: unknown }[]) {
      if (isBroken) throw new Error('Queue is overloaded')
      jobs.push(...messages.map(({ body }) => body))
    },
  }
  return { jobs, JOBS: JOBS as unknown as Queue<QueuedJob> }
}

async function run(bodies: readonly unknown[], bindings: Env, now = new Date()) {
  const messages = bodies.map((body, index) => ({
    id: String(index),
    timestamp: now,
    attempts: 1,
    body,
  }))
  const batch = createMessageBatch('luftbasis-jobs', messages)
  const context = createExecutionContext()
  await runQueuedJobs(batch, bindings, now)
  return getQueueResult(batch, context)
}

async function newOrder() {
  await restock('s100', 10)
  const { response: result } = await place(await guestCart('s100', 2), orderBody(65.9))
  const id = await valueOf('SELECT id FROM mail WHERE order_id = ?1', result.data.id)
  return { order: result.data, job: { kind: 'send_mail', id: String(id) } }
}

afterEach(() => void vi.restoreAllMocks())

describe('§7 jobs after an order run from a queue', () => {
  it('sends the mail of an order once, however often the job is queued', async ({ expect }) => {
    const { order, job } = await newOrder()
    const { sent, bindings } = postOffice()
    const first = await run([job, job], bindings)
    expect(first.explicitAcks.toSorted()).toEqual(['0', '1'])
    await run([job], bindings)
    await sendMails(bindings, new Date())
    expect(sent.filter(({ to }) => to === order.customer.email)).toMatchObject([
      { text: expect.stringContaining(order.code) },
    ])
  })

  it('retries later if the provider refuses, without delaying others', async ({ expect }) => {
    const [one, other] = [await newOrder(), await newOrder()]
    const { sent, bindings } = postOffice(1)
    const failed = await run([one.job], bindings)
    expect(failed).toMatchObject({ explicitAcks: [], retryMessages: [{ msgId: '0' }] })
    expect((await run([one.job, other.job], bindings)).explicitAcks).toEqual(['1'])
    const later = new Date(Date.now() + 61_000)
    expect((await run([one.job], bindings, later)).explicitAcks).toEqual(['0'])
    expect(sent.map(({ to }) => to)).toEqual([other.order.customer.email, one.order.customer.email])
  })

  it('sends mails beside one that cannot be read, which it gives up after three days', async ({
    expect,
  }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [bad, odd, good] = [await newOrder(), await newOrder(), await newOrder()]
    const change = (set: string, { order }: typeof bad) =>
      env.DB.prepare(`UPDATE mail SET ${set} WHERE order_id = ?1`).bind(order.id)
    await env.DB.batch([
      change(`draft = NULL, attachments = '[{"kind":"hologram"}]'`, bad),
      change(`locale = 'xx'`, odd),
    ])
    const { sent, bindings } = postOffice()
    await sendMails(bindings, new Date())
    const to = () => sent.map((mail) => mail.to)
    expect(to()).toContain(good.order.customer.email)
    expect(to()).not.toContain(bad.order.customer.email)
    for (let round = 0, time = Date.now(); round < 13; round++, time += 6 * 3_600_000 + 1000)
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      await sendMails(bindings, new Date(time))
    const failures = await env.DB.prepare(
      'SELECT due_at, failure FROM mail WHERE order_id IN (?1, ?2) ORDER BY failure',
    )
      .bind(bad.order.id, odd.order.id)
      .all()
    expect(failures.results).toEqual([
      { due_at: null, failure: 'it could not be drawn' },
      { due_at: null, failure: 'its attachments are unreadable' },
    ])
  })

  it('sends a mail whose time or lease is in the future, after a wrong clock', async ({
    expect,
  }) => {
    const { order } = await newOrder()
    const future = '2099-01-01T00:00:00.000Z'
    await env.DB.prepare(
      `UPDATE mail SET due_at = ?2, lease = 'gone', leased_until = ?2 WHERE order_id = ?1`,
    )
      .bind(order.id, future)
      .run()
    const { sent, bindings } = postOffice()
    await sendMails(bindings, new Date())
    await sendMails(bindings, new Date())
    expect(sent.filter(({ to }) => to === order.customer.email)).toHaveLength(1)
  })

  it('logs a job of an unknown kind, and retries it up to the dead-letter queue', async ({
    expect,
  }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { bindings } = postOffice()
    const bad = [{ kind: 'dance' }, 'junk', null, { kind: 'send_mail' }]
    const { retryMessages, explicitAcks } = await run(bad, bindings)
    expect(explicitAcks).toEqual([])
    expect(retryMessages.map(({ msgId }) => msgId)).toEqual(['0', '1', '2', '3'])
    expect(logged.mock.calls.join()).toContain('job-unknown')
  })

  it('drops a mail that is gone or whose order is gone, and logs it', async ({ expect }) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { order, job } = await newOrder()
    await env.DB.prepare(`UPDATE mail SET order_id = 'gone' WHERE order_id = ?1`)
      .bind(order.id)
      .run()
    const { sent, bindings } = postOffice()
    const { explicitAcks } = await run([job, { kind: 'send_mail', id: 'nowhere' }], bindings)
    expect(explicitAcks.toSorted()).toEqual(['0', '1'])
    expect(sent).toEqual([])
    expect(failed.mock.calls.join()).toContain('its order is gone')
    expect(warned.mock.calls.join()).toContain('mail-gone')
  })

  it('sends all waiting purges at once, and retries a failure', async ({ expect }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let status = 503
    const bodies: string[] = []
    const SHOP = {
      async fetch(request: Request) {
        bodies.push(await request.text())
        return new Response(null, { status })
      },
    }
    const { jobs, JOBS } = queue()
    const bindings = {
      ...env,
      JOBS,
      SHOP,
      PURGE_URL: 'https://shop.test/hooks/purge',
      PURGE_SECRET: 'test-purge-secret-0123456789',
      // Only `fetch` of the binding is used.
    } as unknown as Env
    await purgeTags(bindings, { tags: ['product:a'], updatedAt: new Date() })
    await purgeTags(bindings, { tags: ['product:b'], updatedAt: new Date() })
    expect([jobs.length, bodies.length]).toEqual([2, 0])
    expect((await run(jobs, bindings)).retryMessages).toHaveLength(2)
    status = 204
    expect((await run(jobs, bindings)).explicitAcks).toHaveLength(2)
    expect(bodies.at(-1)).toContain('"tags":["product:a","product:b"]')
    expect(await valueOf('SELECT count(*) FROM purge_outbox')).toBe(0)
  })

  it.for([
    ['a queue', false, 1],
    ['one that takes nothing', true, 0],
  ] as const)('is queued after the response if there is %s', async (row, { expect }) => {
    const [, isBroken, jobCount] = row
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await restock('s100', 10)
    const cart = await guestCart('s100', 2)
    const { jobs, JOBS } = queue(isBroken)
    const { sent, bindings } = postOffice()
    const context = createExecutionContext()
    const body = orderBody(65.9)
    const response = await app.request(
      `http://backend/${placeOrder.upstream}${placeOrder.path}`,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Cart-Token': cart,
          'X-Client-Address': someAddress(),
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      },
      { ...bindings, JOBS },
      context,
    )
    expect(response.status).toBe(200)
    await vi.waitFor(() => expect(jobs).toHaveLength(jobCount))
    await run(jobs, bindings)
    await sendMails(bindings, new Date())
    // Without the queue the scheduled run finds it.
    expect(sent.filter(({ to }) => to === body.email)).toHaveLength(1)
  })
})
