import { beforeEach, describe, it } from 'vitest'
import { checkoutApi } from '../../../../domain/checkout/checkout-api.ts'
import type { TaxDecision, VatIdEvidence } from '../../../../domain/tax/tax-decision.ts'
import { createShopper } from '../../../testing/fake-shopper.ts'
import { createFakeStore, type FakeStore, refused } from '../../../testing/fake-store.ts'

const call = 'GET /api/v1/cart/tax'
const evidence: VatIdEvidence = {
  vatId: 'ATU13585627',
  result: 'valid',
  checkedAt: '2026-11-22T12:00:00.000Z',
  source: 'VIES',
  consultationNumber: 'WAPI-1',
  name: 'Alpenluft GmbH',
  address: 'Wien',
}
const exempt: TaxDecision = {
  category: 'K',
  scheme: 'intra_community',
  country: 'DEU',
  region: null,
  dispatchCountry: 'DEU',
  isEstimate: false,
  exemption: 'VATEX-EU-IC',
  vatId: evidence,
}
const taxed: TaxDecision = {
  ...exempt,
  category: 'S',
  scheme: 'oss',
  country: 'AUT',
  exemption: null,
}

const none = { standard: 0, reduced: 0 }
const rates = { standard: 20, reduced: 13 }
const listed = { standard: 19, reduced: 7 }

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  store.responses[call] = () => ({ data: { tax: exempt, rates: none, listed } })
  shopper = createShopper(store)
})

const requested = () => store.requested.filter((one) => one.call === call)
const business = { country: 'AUT', isBusiness: 'on', vatin: 'ATU13585627' }
const taxOf = async (fields: object) => {
  const response = await shopper.json('POST', checkoutApi.checkoutTax, fields)
  return { status: response.status, text: await response.text() }
}

describe('law 29: the VAT of the typed values in the last step', () => {
  it('is returned with the owner of the id, and without the merchant’s proof', async ({
    expect,
  }) => {
    const { status, text } = await taxOf(business)
    expect(status).toBe(200)
    expect(JSON.parse(text).taxation.tax).toMatchObject({
      category: 'K',
      vatId: { result: 'valid', name: 'Alpenluft GmbH', consultationNumber: '', address: '' },
    })
  })

  it('is an estimate while the store is down, or has no answer', async ({ expect }) => {
    store.responses[call] = () => new Response(null, { status: 500 })
    expect(JSON.parse((await taxOf(business)).text).taxation.tax).toMatchObject({
      category: 'S',
      isEstimate: true,
      vatId: null,
    })
    store.responses[call] = () => refused(404, { title: '?', code: 'not_found' })
    expect(JSON.parse((await taxOf(business)).text).taxation.tax.isEstimate).toBe(true)
  })
})

describe('law 29: the same without JavaScript', () => {
  const typed = {
    email: 'jan@example.com',
    vatin: 'ATU13585627',
    country: 'AUT',
    note: 'klepat',
    isBusiness: 'on',
  }
  const show = async (fields: Record<string, string>) => {
    const response = await shopper.form(checkoutApi.vatId, fields)
    return { status: response.status, page: await response.text() }
  }

  it('renders the step again with the result and the input', async ({ expect }) => {
    const { status, page } = await show(typed)
    expect(status).toBe(200)
    expect(page).toContain('ATU13585627 ist gültig, eingetragen auf Alpenluft GmbH.')
    expect(page).toContain('Die Rechnung kommt ohne Mehrwertsteuer.')
    expect(page).toContain('klepat')
    expect(page).not.toContain('WAPI-1')
  })

  it('shows the charged VAT if the registry does not answer', async ({ expect }) => {
    const unavailable = { ...evidence, result: 'unavailable' }
    store.responses[call] = () => ({
      data: { tax: { ...taxed, vatId: unavailable }, rates, listed },
    })
    const { page } = await show(typed)
    expect(page).toContain('ließ sich gerade nicht prüfen')
    expect(page).toMatch(/berechnen wir 20\s% MwSt\./)
  })

  it('shows a field error for a malformed id', async ({ expect }) => {
    const { status, page } = await show({ ...typed, vatin: 'ATU13585628' })
    expect(status).toBe(422)
    expect(page).toContain('id="field-vatin"')
  })

  it('calls the store once for totals and result, and no registry for a GET', async ({
    expect,
  }) => {
    await show(typed)
    expect(requested()).toHaveLength(1)
    expect((await shopper.get('/checkout/info')).status).toBe(200)
    expect(requested()).toHaveLength(2)
  })
})
