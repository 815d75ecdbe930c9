import { beforeEach, describe, it } from 'vitest'
import type { Withdrawal, WithdrawalOrder } from '../../../domain/contract/store-withdrawal.ts'
import { contactApi } from '../../../domain/content/contact-api.ts'
import { createShopper } from '../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../testing/fake-store.ts'

const page = '/vertrag-widerrufen'
const declareCall = 'POST /api/v1/withdrawals'
const orderCall = 'POST /api/v1/withdrawals/order'
const typed = { name: 'Anna  Weiß', orderCode: '2026000123', email: 'anna@example.com' }

const received: Withdrawal = {
  reference: '7F3A09C21B',
  token: 'receipt-token-0123456789',
  ...typed,
  name: 'Anna Weiß',
  items: [],
  goods: '',
  receivedAt: '2026-11-21T20:05:13.000Z',
  matched: true,
  business: false,
  deadline: '2999-12-08',
}
const order: WithdrawalOrder = {
  code: '2026000123',
  createdAt: '2026-11-20T08:00:00.000Z',
  business: false,
  deadline: '2999-12-08',
  items: [
    { id: 'line-1', name: 'Rohrventilator', amount: 2 },
    { id: 'line-2', name: 'Wickelfalzrohr', amount: 1.5, unit: { code: 'metre', step: 0.5 } },
  ],
}

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  store.responses[orderCall] = () => ({ data: { order } })
  store.responses[declareCall] = () => ({ data: received })
  store.responses[`GET /api/v1/withdrawals/${received.token}`] = () => ({ data: received })
  shopper = createShopper(store)
})

const send = (fields: Record<string, string>) =>
  shopper.form(contactApi.withdrawal, { ...typed, ...fields })
const htmlOf = async (response: Response | Promise<Response>) => (await response).text()
const requested = (call: string) => store.requested.filter((each) => each.call === call)

describe('§ 356a BGB first step', () => {
  it('asks only for name, order number and e-mail address', async ({ expect }) => {
    const html = await htmlOf(shopper.get(page))
    const [, form = ''] = /action="\/api\/withdrawal".*?>(.*?)<\/form>/s.exec(html) ?? []
    const names = [...form.matchAll(/<(?:input|textarea|select)[^>]* name="(\w+)"/g)]
    expect(names.map(([, name]) => name)).toEqual(['name', 'orderCode', 'email'])
  })

  it('takes the order number from the link in the order mail', async ({ expect }) => {
    expect(await htmlOf(shopper.get(`${page}?order=2026000123`))).toContain('value="2026000123"')
  })

  it.for(['<script>alert(1)</script>', 'x'.repeat(10_000), '%E0%A4%A'])(
    'ignores junk in the URL: %s',
    async (junk, { expect }) => {
      const response = await shopper.get(`${page}?order=${junk}`)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toContain('<script>alert')
    },
  )

  it.for([
    [{ name: ' ' }, 'Bitte füllen Sie dieses Feld aus'],
    [{ orderCode: '' }, 'Bitte füllen Sie dieses Feld aus'],
    [{ email: 'anna' }, 'gültige E-Mail-Adresse'],
  ] as const)(
    '§5: reports field errors and keeps the other values: %j',
    async ([fields, told], { expect }) => {
      for (const intent of ['review', 'confirm']) {
        const response = await send({ ...fields, intent })
        expect(response.status).toBe(422)
        expect(await response.text()).toContain(told)
      }
      expect(requested(declareCall)).toEqual([])
    },
  )
})

describe('§ 356a BGB second step', () => {
  it('shows the declaration and one submit button', async ({ expect }) => {
    const response = await send({ intent: 'review' })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Hiermit widerrufe ich den Vertrag über die Bestellung 2026000123.')
    expect(html.match(/value="confirm"/g)).toHaveLength(1)
    expect(html).toContain('Widerruf bestätigen')
    expect(html).toContain('8. Dezember 2999')
    expect(requested(declareCall)).toEqual([])
  })

  it('limits the declaration to the chosen goods', async ({ expect }) => {
    const html = await htmlOf(send({ intent: 'review', 'item-line-2': '1', 'item-forged': '1' }))
    expect(html).toContain('für diese Waren:')
    expect(html).toContain('<li>1,5\u00a0m × Wickelfalzrohr</li>')
    expect(html).not.toContain('name="item-forged"')
  })

  it('says that the period is over or that a company has no right, and continues', async ({
    expect,
  }) => {
    store.responses[orderCall] = () => ({ data: { order: { ...order, deadline: '2020-01-02' } } })
    const late = await htmlOf(send({ intent: 'review' }))
    expect(late).toContain('am 2. Januar 2020 abgelaufen')
    store.responses[orderCall] = () => ({ data: { order: { ...order, business: true } } })
    const business = await htmlOf(send({ intent: 'review' }))
    expect(business).toContain('nur Verbrauchern zu')
    for (const html of [late, business]) expect(html).toContain('value="confirm"')
  })

  it('continues when no order matches or the store fails', async ({ expect }) => {
    store.responses[orderCall] = () => ({ data: { order: null } })
    const unknown = await htmlOf(send({ intent: 'review' }))
    expect(unknown).toContain('finden wir keine Bestellung')
    store.responses[orderCall] = () => new Response('', { status: 503 })
    const unasked = await htmlOf(send({ intent: 'review' }))
    store.responses[orderCall] = () => refused(429, { title: 'Zu oft' })
    const tooOften = await htmlOf(send({ intent: 'review' }))
    for (const html of [unknown, unasked, tooOften]) expect(html).toContain('value="confirm"')
  })

  it('goes back with all submitted values', async ({ expect }) => {
    const html = await htmlOf(send({ intent: 'edit', goods: 'nur einer', 'item-line-1': '1' }))
    expect(html).toContain('name="item-line-1" value="1"')
    for (const value of ['Anna Weiß', typed.orderCode, typed.email, 'nur einer'])
      expect(html).toContain(`value="${value}"`)
  })
})

describe('§ 356a BGB the declaration', () => {
  const idempotencyKey = 'attempt-0123456789'

  it('is sent once per review, and redirects to a receipt with a permanent URL', async ({
    expect,
  }) => {
    const fields = { intent: 'confirm', idempotencyKey, goods: 'nur einer', 'item-line-1': '1' }
    for (const response of [await send(fields), await send(fields)]) {
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toBe(`${page}?receipt=${received.token}`)
    }
    const [first, second] = requested(declareCall)
    expect(first?.body).toEqual({
      ...typed,
      name: 'Anna Weiß',
      goods: 'nur einer',
      itemIds: ['line-1'],
    })
    expect(first?.headers.get('Idempotency-Key')).toBe(idempotencyKey)
    expect(second?.headers.get('Idempotency-Key')).toBe(idempotencyKey)
  })

  it('is shown with date and time to the second, and the next steps', async ({ expect }) => {
    const response = await shopper.get(`${page}?receipt=${received.token}`)
    const html = await response.text()
    expect(html).toContain('21. November 2026 um 21:05:13 MEZ')
    expect(html).toContain(received.reference)
    expect(html).toContain('binnen 14 Tagen')
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    expect(html).toContain('noindex')
  })

  it.for(['kurz', 'nobodys-token-0123456789', '<script>'])(
    'shows a receipt for its own token only: %s',
    async (token, { expect }) => {
      const response = await shopper.get(`${page}?receipt=${encodeURIComponent(token)}`)
      expect(response.status).toBe(404)
    },
  )

  it('can be sent again while the store fails', async ({ expect }) => {
    store.responses[declareCall] = () => new Response('', { status: 500 })
    const response = await send({ intent: 'confirm', idempotencyKey, 'item-line-1': '1' })
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(html).toContain('noch nicht eingegangen')
    expect(html).toContain(`value="${idempotencyKey}"`)
    expect(html).toContain('2 × Rohrventilator')
  })

  it('can be sent again after a rate limit', async ({ expect }) => {
    store.responses[declareCall] = () => refused(429, { title: 'Zu oft' })
    const response = await send({ intent: 'confirm', idempotencyKey })
    const html = await response.text()
    expect(response.status).toBe(429)
    expect(html).toContain('Zu oft')
    expect(html).toContain(`value="${idempotencyKey}"`)
  })

  it('shows the store’s message at its field', async ({ expect }) => {
    store.responses[declareCall] = () => refused(422, { field: 'email', title: 'Keine Adresse' })
    const response = await send({ intent: 'confirm', idempotencyKey })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Keine Adresse')
  })
})

describe('§ 356a BGB the link to it', () => {
  it.for(['/login', '/checkout'])('is in the footer of %s', async (path, { expect }) => {
    expect(await htmlOf(shopper.get(path))).toMatch(
      /<a href="\/vertrag-widerrufen"[^>]*>Vertrag widerrufen<\/a>/,
    )
  })
})

describe('§ 356a BGB a part of a long order', () => {
  const lines = Array.from({ length: 500 }, (_, at) => ({
    id: `line-${at}-0b7c0f5e-2b0a-4c39-9d6f`,
    name: `Rohr ${at}`,
    amount: 1,
  }))

  it('is chosen by line without JavaScript, from closed parts of the list', async ({ expect }) => {
    store.responses[orderCall] = () => ({ data: { order: { ...order, items: lines } } })
    const first = await htmlOf(send({ intent: 'review' }))
    expect(
      first.match(/type="checkbox"[^>]* name="item-|name="item-[^>]*type="checkbox"/g),
    ).toHaveLength(500)
    expect(first).toContain('Positionen 41 bis 80 von 500')

    const all = Object.fromEntries(lines.map(({ id }) => [`item-${id}`, '1']))
    const html = await htmlOf(send({ ...all, intent: 'review' }))
    expect(html).toContain('1 × Rohr 499')
    const key = '0b7c0f5e-2b0a-4c39-9d6f-1b7f6a2e8c11'
    const confirmed = await send({ ...all, goods: '', idempotencyKey: key, intent: 'confirm' })
    expect(confirmed.status).toBe(303)
    const [{ body, headers } = { body: {}, headers: new Headers() }] = requested(declareCall)
    expect(body).toMatchObject({ itemIds: lines.map(({ id }) => id) })
    expect(headers.get('Idempotency-Key')).toBe(key)
  })
})

describe('§ 356a BGB a second withdrawal', () => {
  const one = { reference: '0D5E77A1F4', receivedAt: '2026-11-20T08:12:40.000Z' }
  const earlier = [{ ...one, items: ['2 × Rohrventilator'], isWhole: false }]

  it('says before and after the declaration what was withdrawn from already', async ({
    expect,
  }) => {
    store.responses[orderCall] = () => ({ data: { order: { ...order, items: [], earlier } } })
    store.responses[`GET /api/v1/withdrawals/${received.token}`] = () => ({
      data: { ...received, earlier },
    })
    const review = await htmlOf(send({ intent: 'review' }))
    const receipt = await htmlOf(shopper.get(`${page}?receipt=${received.token}`))
    for (const html of [review, receipt]) {
      expect(html).toContain('20. November 2026, Vorgang 0D5E77A1F4')
      expect(html).toContain('<li>2 × Rohrventilator</li>')
    }
    expect(review).toContain('alles widerrufen')
  })
})
