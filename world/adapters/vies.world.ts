import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { vatIdCheckOf } from '../../domain/checkout/vat-id-check.ts'
import { Taxation } from '../../domain/tax/taxation.ts'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { type Misbehaviour, misbehaviours, startService } from './service.ts'

/* VIES, called by the built Workers over real HTTP, with the documented responses of its REST API. */

const requester = 'DE811904981'

let vies: Awaited<ReturnType<typeof startService>>
let shop: Awaited<ReturnType<typeof startTestShop>>
let round = 0
let cookie = ''

beforeAll(async () => {
  vies = await startService()
  shop = await startTestShop({ backendVars: { VIES_URL: vies.url } })
  await shop.db
    .prepare(`UPDATE merchant SET value = json_set(value, '$.vatId', ?1)`)
    .bind(requester)
    .run()
  const added = await fetch(`${shop.address}/api/cart/items`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: shop.address },
    body: JSON.stringify({ id: 'v-bath-axial-aura-100-standard', amount: 1 }),
  })
  cookie = added.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
})
afterAll(async () => {
  await shop.stop()
  vies.stop()
})
beforeEach(() => {
  vies.received.length = 0
  vies.misbehave('answers 500')
})

/** An unused Austrian id with a valid check digit. */
function newVatId(): string {
  const digits = String(7_000_000 + ++round)
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 10) + (product % 10)
  }, 4)
  return `ATU${digits}${(10 - (sum % 10)) % 10}`
}

/** Like the last step of the checkout, with an item in the cart. */
async function check(vatId: string, country = 'AUT') {
  const response = await fetch(`${shop.address}/api/checkout/tax`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': `203.0.113.${round % 250}`,
      Origin: shop.address,
      Cookie: cookie,
    },
    body: JSON.stringify({ country, isBusiness: 'on', vatin: vatId }),
  })
  const { taxation } = z.object({ taxation: Taxation }).parse(await response.json())
  return { status: response.status, ...vatIdCheckOf(vatId, taxation) }
}

const checked = (vatId: string, more: object = {}) => ({
  countryCode: vatId.slice(0, 2),
  vatNumber: vatId.slice(2),
  requestDate: '2026-11-22T12:00:00.000Z',
  valid: true,
  requestIdentifier: 'WAPIAAAAZ1234567',
  name: 'Alpenluft GmbH',
  address: 'Mariahilfer Straße 210\n1150 Wien',
  traderName: '---',
  traderNameMatch: 'NOT_PROCESSED',
  ...more,
})
const failed = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })
const taxed = { country: 'AUT', percent: 20 }

const stored = (vatId: string) =>
  shop.db
    .prepare('SELECT result, consultation_number, address FROM vat_id_check WHERE vat_id = ?1')
    .bind(vatId)
    .first()

describe('law 29: VIES', () => {
  it('is called once for an id, in the name of the merchant', async ({ expect }) => {
    const vatId = newVatId()
    vies.respondJson(checked(vatId))
    const result = { result: 'valid', name: 'Alpenluft GmbH', vat: 'none', isDemo: false }
    expect(await check(vatId)).toMatchObject(result)
    expect(await check(vatId)).toMatchObject(result)
    expect(vies.received).toHaveLength(1)
    const [asked] = vies.received
    expect(asked).toMatchObject({ method: 'POST', path: '/check-vat-number' })
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      countryCode: 'AT',
      vatNumber: vatId.slice(2),
      requesterMemberStateCode: 'DE',
      requesterNumber: requester.slice(2),
    })
    for (const secret of ['authorization', 'cookie', 'x-storefront-token']) {
      expect(asked?.headers).not.toHaveProperty(secret)
    }
    expect(await stored(vatId)).toEqual({
      result: 'valid',
      consultation_number: 'WAPIAAAAZ1234567',
      address: 'Mariahilfer Straße 210, 1150 Wien',
    })
  })

  it('may return a valid id without a name, as Germany does', async ({ expect }) => {
    const vatId = newVatId()
    vies.respondJson(checked(vatId, { name: '---', address: '---' }))
    expect(await check(vatId)).toMatchObject({ result: 'valid', name: '', vat: 'none' })
  })

  it('maps Greece to EL for every input', async ({ expect }) => {
    vies.respondJson(checked('EL123456789'))
    expect(await check('GR 123 456 789')).toMatchObject({ result: 'valid' })
    expect(JSON.parse(vies.received[0]?.body ?? '')).toMatchObject({ countryCode: 'EL' })
  })

  it('reports an invalid id, in both forms', async ({ expect }) => {
    for (const body of [{ valid: false, name: '---' }, failed('INVALID_INPUT')]) {
      const vatId = newVatId()
      vies.respondJson('valid' in body ? checked(vatId, body) : body)
      // oxlint-disable-next-line no-await-in-loop
      expect(await check(vatId)).toMatchObject({ result: 'invalid', vat: taxed })
    }
  })

  it.for([
    'MS_UNAVAILABLE',
    'SERVICE_UNAVAILABLE',
    'TIMEOUT',
    'VAT_BLOCKED',
    'IP_BLOCKED',
    'A_CODE_OF_TOMORROW',
  ])('treats %s inside a 200 as a failure, which is never stored', async (error, { expect }) => {
    const vatId = newVatId()
    vies.respondJson(failed(error))
    expect(await check(vatId)).toMatchObject({ result: 'unavailable', vat: taxed })
    expect(vies.received).toHaveLength(1)
    // The same error beside `valid: false`.
    vies.respondJson(checked(vatId, { valid: false, userError: error }))
    expect(await check(vatId)).toMatchObject({ result: 'unavailable', vat: taxed })
    expect(await stored(vatId)).toBeNull()
    // After its recovery it is called at once.
    vies.respondJson(checked(vatId))
    expect(await check(vatId)).toMatchObject({ result: 'valid', vat: 'none' })
  })

  it('is called a second time when it is busy, and no third', async ({ expect }) => {
    vies.respondJson(failed('MS_MAX_CONCURRENT_REQ'))
    expect(await check(newVatId())).toMatchObject({ result: 'unavailable' })
    expect(vies.received).toHaveLength(2)
  })

  it('is called without the merchant’s id when it does not know that', async ({ expect }) => {
    vies.respondJson(failed('INVALID_REQUESTER_INFO'))
    await check(newVatId())
    expect(vies.received.map(({ body }) => 'requesterNumber' in JSON.parse(body))).toEqual([
      true,
      false,
    ])
  })

  it('is ignored when it answers for another id', async ({ expect }) => {
    vies.respondJson(checked('ATU13585627'))
    expect(await check(newVatId())).toMatchObject({ result: 'unavailable', vat: taxed })
  })

  it.for(Object.keys(misbehaviours) as Misbehaviour[])(
    'that %s leaves the order taxed',
    async (how, { expect }) => {
      vies.misbehave(how)
      expect(await check(newVatId())).toMatchObject({
        status: 200,
        result: 'unavailable',
        vat: taxed,
      })
      expect(vies.received.length).toBeLessThanOrEqual(2)
    },
  )

  it('is not called when the result changes nothing', async ({ expect }) => {
    const home = await check('DE811904981', 'DEU')
    expect(home).toMatchObject({ result: 'not_needed', vat: { country: 'DEU', percent: 19 } })
    expect(vies.received).toEqual([])
  })
})
