import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { setCoupon } from '../../domain/contract/store-cart.ts'
import { StoredCoupons } from '../../domain/operator/coupons.ts'
import { operate } from '../testing/operator.ts'
import { request } from '../testing/request.ts'
import { guestCart, restock } from '../testing/shop.ts'

const set = (...coupons: object[]) => operate({ path: '/operator/coupons', body: { coupons } })
const find = async (code: string) => {
  const { response } = await operate({ method: 'GET', path: '/operator/coupons' })
  return StoredCoupons.parse(response).coupons.find((coupon) => coupon.code === code)
}
/** The refusal of a code, or nothing. */
async function refusalOf(code: string): Promise<string | undefined> {
  const cartToken = await guestCart('s100', 2)
  return (await request(setCoupon, { cartToken, body: { couponCode: code } })).errors[0]?.code
}

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
})

describe('§4 operators set promo codes', () => {
  it('that shoppers can use, whatever case they type', async ({ expect }) => {
    const { status } = await set({ code: 'herbst26', percent: 10, minimums: { EUR: 50 } })
    expect(status).toBe(200)
    expect(await find('HERBST26')).toEqual({
      code: 'HERBST26',
      percent: 10,
      validFrom: null,
      validUntil: null,
      usesLeft: null,
      perCustomer: null,
      excludedGroups: [],
      minimums: { EUR: 50 },
    })
    expect(await refusalOf('Herbst26')).toBeUndefined()
  })

  it('and change them as a whole, or end them', async ({ expect }) => {
    await set({ code: 'KURZ', percent: 10, perCustomer: 1 })
    await set({ code: 'KURZ', percent: 15, validUntil: '2026-01-01T00:00:00+01:00' })
    const changed = { percent: 15, perCustomer: null, validUntil: '2025-12-31T23:00:00.000Z' }
    expect(await find('KURZ')).toMatchObject(changed)
    expect(await refusalOf('KURZ')).toMatch(/^coupon_/)
  })

  it.for([
    [{ percent: 0 }, 'coupons.0.percent'],
    [{ percent: 12.5 }, 'coupons.0.percent'],
    [{ code: 'A B' }, 'coupons.0.code'],
    [{ validFrom: 'morgen' }, 'coupons.0.validFrom'],
    [{ excludedGroups: ['nobody'] }, 'coupons.0.excludedGroups'],
    [{ minimums: { EUR: -1 } }, 'coupons.0.minimums.EUR'],
    [
      { validFrom: '2026-12-01T00:00:00Z', validUntil: '2026-11-01T00:00:00Z' },
      'coupons.0.validUntil',
    ],
  ] as const)('but none with %j', async ([wrong, field], { expect }) => {
    const { status, response } = await set({ code: 'FALSCH', percent: 10, ...wrong })
    expect([status, response['errors']]).toEqual([422, [expect.objectContaining({ field })]])
    expect(await find('FALSCH')).toBeUndefined()
  })
})
