import { beforeEach, describe, it } from 'vitest'
import { api } from '../../../../domain/api.ts'
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

let store: FakeStore
let shopper: ReturnType<typeof createShopper>

beforeEach(() => {
  store = createFakeStore()
  store.answers[call] = () => ({ data: exempt })
  shopper = createShopper(store)
})

const requested = () => store.requested.filter((one) => one.call === call).length
const check = async (vatId: string, more = '&country=AUT') => {
  const response = await shopper.get(`${api.vatId}?vatId=${encodeURIComponent(vatId)}${more}`)
  return { status: response.status, text: await response.text() }
}

describe('law 29: a VAT id in the last step', () => {
  it('is told with its name, and nothing else that the registry has said', async ({ expect }) => {
    const { status, text } = await check('at u13585627')
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual({
      vatId: 'ATU13585627',
      result: 'valid',
      name: 'Alpenluft GmbH',
      vat: 'none',
      isDemo: false,
    })
  })

  it('tells what is charged where it is invalid, unknown, or changes nothing', async ({
    expect,
  }) => {
    const answer = async (vatId: VatIdEvidence | null) => {
      store.answers[call] = () => ({ data: { ...taxed, vatId } })
      return JSON.parse((await check('ATU13585627')).text)
    }
    const vat = { country: 'AUT', percent: 20 }
    expect(await answer({ ...evidence, result: 'invalid' })).toMatchObject({
      result: 'invalid',
      vat,
    })
    expect(await answer({ ...evidence, result: 'unavailable' })).toMatchObject({
      result: 'unavailable',
      vat,
    })
    expect(await answer(null)).toMatchObject({ result: 'not_needed', vat })
    expect(await answer({ ...evidence, source: 'demo' })).toMatchObject({ isDemo: true })
  })

  it.for(['', 'x', 'ATU13585628', 'GB123456789', '🙂', 'x'.repeat(10_000)])(
    'asks nobody for %j',
    async (vatId, { expect }) => {
      expect((await check(vatId)).status).toBe(422)
      expect(requested()).toBe(0)
    },
  )

  it('is unavailable while the store is down, and nothing where it does not check', async ({
    expect,
  }) => {
    store.answers[call] = () => new Response(null, { status: 500 })
    expect(JSON.parse((await check('ATU13585627')).text)).toMatchObject({
      result: 'unavailable',
      vat: null,
    })
    store.answers[call] = () => refused(404, { title: '?', code: 'not_found' })
    expect((await check('ATU13585627')).status).toBe(204)
  })

  it('takes no country that is none', async ({ expect }) => {
    expect((await check('ATU13585627', '&country=Austria')).status).toBe(200)
  })
})

describe('law 29: the same without a script', () => {
  const typed = {
    email: 'jan@example.com',
    vatin: 'ATU13585627',
    country: 'AUT',
    note: 'klepat',
    isBusiness: 'on',
  }
  const show = async (fields: Record<string, string>) => {
    const response = await shopper.form(api.vatId, fields)
    return { status: response.status, page: await response.text() }
  }

  it('shows the step again with the answer, and all that was typed', async ({ expect }) => {
    const { status, page } = await show(typed)
    expect(status).toBe(200)
    expect(page).toContain('ATU13585627 ist gültig, eingetragen auf Alpenluft GmbH.')
    expect(page).toContain('Die Rechnung kommt ohne Mehrwertsteuer.')
    expect(page).toContain('klepat')
    expect(page).not.toContain('WAPI-1')
  })

  it('says which VAT is charged where the registry does not answer', async ({ expect }) => {
    const unavailable = { ...evidence, result: 'unavailable' }
    store.answers[call] = () => ({ data: { ...taxed, vatId: unavailable } })
    const { page } = await show(typed)
    expect(page).toContain('VIES antwortet gerade nicht')
    expect(page).toMatch(/berechnen wir 20\s% MwSt\./)
  })

  it('shows the error at the field where the form of the id is wrong', async ({ expect }) => {
    const { status, page } = await show({ ...typed, vatin: 'ATU13585628' })
    expect(status).toBe(422)
    expect(page).toContain('id="field-vatin"')
    expect(requested()).toBe(0)
  })

  it('asks no registry for a page that is only opened', async ({ expect }) => {
    expect((await shopper.get('/checkout/info')).status).toBe(200)
    expect(requested()).toBe(0)
  })
})
