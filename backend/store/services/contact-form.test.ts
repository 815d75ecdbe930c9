import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { sendContactForm } from '../../../domain/contract/store-services.ts'
import { request, type RequestOptions } from '../../testing/request.ts'
import { valueOf } from '../../testing/shop.ts'

const good = {
  name: 'Karla Kunde',
  email: 'karla@example.org',
  phone: '+49 341 123456',
  subject: 'Lieferung',
  message: 'Wann kommt <b>meine</b> Bestellung?',
  orderCode: '2026000123',
  consent: true,
}
const send = (changes: object = {}, options: RequestOptions = {}) =>
  request(sendContactForm, { ...options, body: { ...good, ...changes } })

beforeEach(async () => {
  await env.DB.batch(
    ['mail', 'attempt', 'pending_action'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
})

async function mails() {
  const { results } = await env.DB.prepare(
    'SELECT kind, recipient, subject, html, text FROM mail ORDER BY kind',
  ).all<Record<'kind' | 'recipient' | 'subject' | 'html' | 'text', string>>()
  return results
}

describe('§7 POST contact-form', () => {
  it('mails the shop, and a receipt to its sender', async ({ expect }) => {
    expect((await send({}, { locale: 'cs' })).response.data).toEqual({ sent: true })
    const [message, receipt] = await mails()
    expect(message).toMatchObject({
      kind: 'contact',
      recipient: 'service@luftbasis.example',
      subject: 'Zpráva z kontaktního formuláře: Lieferung',
    })
    expect(message?.text).toContain('Objednávka: 2026000123')
    expect(message?.html).toContain('&lt;b&gt;meine&lt;/b&gt;')
    expect(receipt).toMatchObject({
      kind: 'contact_receipt',
      recipient: 'karla@example.org',
      subject: 'Vaše zpráva dorazila',
    })
  })

  it('sent again after a lost response is the same message', async ({ expect }) => {
    await send()
    expect((await send()).response.data).toEqual({ sent: true })
    expect(await mails()).toHaveLength(2)
    await send({ message: 'Noch eine Frage.' })
    expect(await mails()).toHaveLength(4)
  })

  it('answers bots alike and sends nothing', async ({ expect }) => {
    expect((await send({ website: 'https://spam.example' })).response.data).toEqual({ sent: true })
    expect(await mails()).toEqual([])
  })

  it.for([
    [{ name: ' ' }, 'name'],
    [{ email: 'karla' }, 'email'],
    [{ email: 'karla@example.org\nBcc: x@example.org' }, 'email'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(5001) }, 'message'],
    [{ consent: false }, 'consent'],
    [{ consent: 'yes' }, 'consent'],
    [{ phone: 4 }, 'phone'],
  ] as const)('§5: refuses %j for its %s', async ([changes, field], { expect }) => {
    expect((await send(changes)).errors[0]).toMatchObject({ status: 422, field })
    expect(await valueOf('SELECT count(*) FROM mail')).toBe(0)
  })

  it('is limited by the sender’s address', async ({ expect }) => {
    for (let count = 0; count < 5; count++) await send()
    expect((await send({ email: 'KARLA@example.org' })).status).toBe(429)
  })
})
