import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { orderInCzechia } from './order-in-czechia.ts'
import { startService } from './service.ts'

/* Emails sent by the built Workers through Resend's API, over real HTTP with its documented
   answers. */

const Sent = z.object({
  from: z.string(),
  to: z.array(z.string()),
  reply_to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(
    z.object({
      filename: z.string(),
      content: z.string(),
      content_type: z.string(),
      content_id: z.optional(z.string()),
    }),
  ),
})

let resend: Awaited<ReturnType<typeof startService>>
let shop: Awaited<ReturnType<typeof startTestShop>>
let origin = ''
let round = 0
let email = ''

beforeAll(async () => {
  resend = await startService()
  shop = await startTestShop({
    backendVars: {
      MAIL_FROM: 'shop@luftbasis.example',
      RESEND_API_KEY: 're_test_123',
      MAIL_API_URL: resend.url,
    },
  })
  origin = `http://cs.localhost:${new URL(shop.address).port}`
  await announceTo('')
})
afterAll(async () => {
  await shop.stop()
  resend.stop()
})
beforeEach(async () => {
  await shop.db.prepare('UPDATE mail SET due_at = NULL').run()
  email = `jana${++round}@example.org`
  resend.received.length = 0
  resend.misbehave('answers 500')
})

/** Address that new orders are mailed to; none if empty. */
async function announceTo(address: string): Promise<void> {
  const change = `UPDATE merchant SET value = json_set(value, '$.ordersEmail', ?1)`
  await shop.db.prepare(change).bind(address).run()
}

/** Every minute, like the platform. */
async function everyMinute(inMinutes = 0): Promise<void> {
  const scheduledTime = new Date(Date.now() + inMinutes * 60_000)
  await shop.store.scheduled({ cron: '* * * * *', scheduledTime })
}

const stored = () =>
  shop.db
    .prepare(
      'SELECT sent_at, due_at, provider_id, attempts, failure FROM mail WHERE recipient = ?1',
    )
    .bind(email)
    .first()

const place = () => orderInCzechia(origin, email)
const keys = () => resend.received.map(({ headers }) => headers['idempotency-key'])
const refuse = (status: number, name: string) =>
  resend.respondJson({ statusCode: status, name, message: 'no' }, status)

describe('S3 mails are sent through a provider', () => {
  it('sends an order confirmation with its code and the agreed texts', async ({ expect }) => {
    resend.respondJson({ id: 'mail-1' })
    await place()
    await everyMinute()
    expect(resend.received).toHaveLength(1)
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = resend.received
    expect(path).toBe('/emails')
    expect(headers).toMatchObject({ authorization: 'Bearer re_test_123' })
    const sent = Sent.parse(JSON.parse(body))
    expect(sent).toMatchObject({
      from: '"LuftBasis" <shop@luftbasis.example>',
      to: [email],
      reply_to: 'service@luftbasis.example',
    })
    expect(sent.subject).toMatch(/^Potvrzení objednávky \d+$/)
    const [code, ...files] = sent.attachments
    expect(code).toMatchObject({ content_type: 'image/png', content_id: 'payment-code' })
    expect(
      Buffer.from(code?.content ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect(sent.html).toContain('src="cid:payment-code"')
    // A pro forma contains input, so it is never sent to an unverified address.
    const pdfs = files.filter(({ content_type: type }) => type === 'application/pdf')
    expect(pdfs.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^vzorovy-formular-odstoupeni-\d+\.pdf$/),
    ])
    const withdrawal = files.find(({ filename }) => filename === 'odstoupeni-od-smlouvy.html')
    expect(Buffer.from(withdrawal?.content ?? '', 'base64').toString()).toContain(
      'Vzorový formulář',
    )
    expect(await stored()).toMatchObject({ due_at: null, provider_id: 'mail-1', failure: null })
  })

  it('tells the merchant of a new order, at an address of its own', async ({ expect }) => {
    await announceTo('orders@luftbasis.example')
    resend.respondJson({ id: 'mail-0' })
    await place()
    await everyMinute()
    await everyMinute(1)
    await announceTo('')
    const sent = resend.received.map(({ body }) => Sent.parse(JSON.parse(body)))
    expect(sent.map(({ to }) => to)).toEqual([[email], ['orders@luftbasis.example']])
    expect(sent[1]?.subject).toMatch(/^Neue Bestellung \d+$/)
    expect(sent[1]?.text).toContain(email)
  })

  it('sends nothing twice', async ({ expect }) => {
    resend.respondJson({ id: 'mail-2' })
    await place()
    await Promise.all([everyMinute(), everyMinute()])
    await everyMinute(60)
    expect(resend.received).toHaveLength(1)
  })

  it.for([
    ['answers 500', 1],
    ['answers junk', 1],
    ['breaks the connection', 1],
    ['redirects elsewhere', 1],
  ] as const)('retries later when the provider %s', async ([how], { expect }) => {
    resend.misbehave(how)
    await place()
    await everyMinute()
    expect(await stored()).toMatchObject({ attempts: 1, sent_at: null })
    expect((await stored())?.['failure']).toBeTruthy()
    resend.respondJson({ id: 'mail-3' })
    await everyMinute()
    expect(resend.received).toHaveLength(1)
    await everyMinute(2)
    expect(await stored()).toMatchObject({ attempts: 2, provider_id: 'mail-3', failure: null })
    // Whatever became of the first attempt, the provider knows both by one key.
    expect(new Set(keys()).size).toBe(1)
  })

  it('sends once when the provider accepted before it timed out', async ({ expect }) => {
    resend.misbehave('never answers')
    await place()
    await everyMinute()
    expect(await stored()).toMatchObject({ attempts: 1, sent_at: null })
    refuse(409, 'invalid_idempotent_request')
    await everyMinute(2)
    expect(await stored()).toMatchObject({ due_at: null, failure: null })
    expect((await stored())?.['sent_at']).toBeTruthy()
  })

  it('waits for the Retry-After of the provider', async ({ expect }) => {
    refuse(429, 'rate_limit_exceeded')
    await place()
    await everyMinute()
    expect(await stored()).toMatchObject({ attempts: 1, sent_at: null })
    expect(new Date(String((await stored())?.['due_at'])).getTime()).toBeGreaterThan(Date.now())
  })

  it('stops after a permanent refusal, and shows it on the order’s page', async ({ expect }) => {
    refuse(422, 'validation_error')
    const path = await place()
    await everyMinute()
    await everyMinute(60)
    expect(resend.received).toHaveLength(1)
    expect(await stored()).toMatchObject({ due_at: null, sent_at: null })
    expect((await stored())?.['failure']).toContain('validation_error')
    const page = await (await fetch(origin + path)).text()
    expect(page).toContain('Náš e-mail se k vám nedostal')
  })
})
