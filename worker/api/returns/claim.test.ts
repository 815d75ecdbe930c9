import { beforeEach, describe, it } from 'vitest'
import { contactApi } from '../../../domain/content/contact-api.ts'
import type { Claim, ClaimOrder } from '../../../domain/contract/store-claims.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

const fileCall = 'POST /api/v1/claims'
const orderCall = 'POST /api/v1/claims/order'
const typed = {
  name: 'Anna  Weiß',
  orderCode: '2026000123',
  email: 'anna@example.com',
  itemId: 'line-1',
  amount: '1',
  remedy: 'repair',
  description: 'Er klappert.',
}
const order: ClaimOrder = {
  code: '2026000123',
  createdAt: '2026-11-20T08:00:00.000Z',
  items: [
    { id: 'line-1', name: 'Rohrventilator', catalogCode: 'RV-1', amount: 2 },
    { id: 'line-2', name: 'Wickelfalzrohr', catalogCode: 'WF-1', amount: 1.5 },
  ],
}
const claim: Claim = {
  number: '7F3A09C21B',
  token: 'receipt-token-0123456789',
  orderCode: order.code,
  name: 'Anna Weiß',
  email: typed.email,
  item: { name: 'Rohrventilator', catalogCode: 'RV-1', amount: 1 },
  description: typed.description,
  remedy: 'repair',
  state: 'awaiting_goods',
  receivedAt: '2026-11-23T10:05:13.000Z',
  settleBy: '2026-12-23',
  history: [
    { state: 'received', at: '2026-11-23T10:05:13.000Z', note: '' },
    { state: 'awaiting_goods', at: '2026-11-24T10:05:13.000Z', note: 'Bitte gut verpacken.' },
  ],
}

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  store.responses[orderCall] = () => ({ data: { order } })
  store.responses[fileCall] = () => ({ data: claim })
  store.responses[`GET /api/v1/claims/${claim.token}`] = () => ({ data: claim })
  shopper = createShopper(store)
})

const send = (fields: Record<string, string>) =>
  shopper.form(contactApi.claim, { ...typed, ...fields })
const requested = (call: string) => store.requested.filter((each) => each.call === call)

describe('§2 warranty claims: the form', () => {
  it('asks for order and address first, and then shows the lines of that order', async ({
    expect,
  }) => {
    const first = await (await shopper.get('/reklamation?order=2026000123')).text()
    expect(first).toContain('value="2026000123"')
    const response = await shopper.form(contactApi.claim, {
      intent: 'find',
      orderCode: order.code,
      email: typed.email,
    })
    expect(response.status).toBe(200)
    const html = await response.text()
    for (const part of ['Rohrventilator', 'Wickelfalzrohr', 'höchstens 1,5', 'idempotencyKey']) {
      expect(html).toContain(part)
    }
  })

  it('files the claim with the key of the form, and redirects to its page', async ({ expect }) => {
    const key = 'key-of-this-form'
    const response = await send({ intent: 'file', idempotencyKey: key, amount: '1,5' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(`/reklamation?receipt=${claim.token}`)
    const [sent] = requested(fileCall)
    expect(sent?.body).toEqual({ ...typed, name: 'Anna Weiß', amount: 1.5 })
    expect(sent?.headers.get('Idempotency-Key')).toBe(key)
  })

  it('shows number, state, due date and history by its link', async ({ expect }) => {
    const html = await (await shopper.get(`/reklamation?receipt=${claim.token}`)).text()
    for (const part of [claim.number, 'Wir warten auf die Ware', 'Bitte gut verpacken.']) {
      expect(html).toContain(part)
    }
    expect(html).toMatch(/23\.\s?(12|Dezember|Dez)/)
    expect((await shopper.get('/reklamation?receipt=unknown-token')).status).toBe(404)
  })

  it.for([
    [{ amount: '' }, 'Bitte füllen Sie dieses Feld aus'],
    [{ amount: 'zwei' }, 'Menge über 0'],
    [{ amount: '-1' }, 'Menge über 0'],
    [{ amount: '0' }, 'Menge über 0'],
    [{ description: ' ' }, 'Bitte füllen Sie dieses Feld aus'],
    [{ remedy: 'gold' }, 'Bitte füllen Sie dieses Feld aus'],
    [{ itemId: '' }, 'Bitte füllen Sie dieses Feld aus'],
    [{ name: '' }, 'Bitte füllen Sie dieses Feld aus'],
    [{ email: 'anna' }, 'gültige E-Mail-Adresse'],
    [{ orderCode: '' }, 'Bitte füllen Sie dieses Feld aus'],
  ] as const)('§5: reports errors and keeps the input: %j', async ([fields, told], { expect }) => {
    const response = await send({ intent: 'file', ...fields })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain(told)
    expect(html).toContain('name' in fields ? typed.email : 'Anna Weiß')
    expect(requested(fileCall)).toEqual([])
  })

  it('shows the store’s errors at their fields, with the input', async ({ expect }) => {
    const reason = { title: 'So viel wurde nicht gekauft.', field: 'amount' }
    store.responses[fileCall] = () => refused(422, reason)
    const response = await send({ intent: 'file', amount: '9', idempotencyKey: 'key-of-this-form' })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('So viel wurde nicht gekauft.')
    expect(html).toContain('Er klappert.')
    // A corrected form keeps its attempt key.
    expect(html).toContain('value="key-of-this-form"')
  })

  it('reports that number and address match no order', async ({ expect }) => {
    store.responses[orderCall] = () => ({ data: { order: null } })
    const response = await send({ intent: 'find' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('gibt es keine Bestellung')
  })

  it('keeps the input while the store is down', async ({ expect }) => {
    store.responses[fileCall] = () => refused(503, { title: 'Kaputt' })
    const html = await (await send({ intent: 'file' })).text()
    expect(html).toContain('Er klappert.')
  })
})
