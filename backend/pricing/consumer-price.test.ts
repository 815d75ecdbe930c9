import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getProductDetail, getProducts } from '../../domain/contract/cms.ts'
import { request } from '../testing/request.ts'
import { cartOf, guestCart, loginAs } from '../testing/shop.ts'
import { consumerPrice, type PriceRule } from './prices.ts'

const slug = 'badluefter-silva'
const tiers = [{ from: 10, percent: 10 }]
const rule: PriceRule = {
  currency: 'EUR',
  groupPercent: 8,
  showsConsumerPrice: true,
  vatPercent: 19,
  tiers,
  baseMeasure: null,
}
const list = { withTax: 11_900, originalWithTax: null, lowest30WithTax: null }

const show = (isOn: boolean) =>
  env.DB.prepare(`UPDATE price_group SET shows_consumer_price = ?1 WHERE code = 'handwerk'`)
    .bind(Number(isOn))
    .run()

/** Partner prices: a product, its tile and a cart line. */
async function prices(bearer: string) {
  const groups = 'handwerk'
  const { response } = await request(getProductDetail, { params: { slug }, groups })
  const tiles = await request(getProducts, { query: { ids: slug }, groups })
  const cart = await cartOf('', { bearer })
  return {
    product: response.data.variants[0]?.prices,
    tile: tiles.response.data[0]?.variant.prices,
    line: cart.items[0]?.prices,
  }
}

describe('§1 the consumer price beside a partner’s own', () => {
  it('is the list price of the same amount', ({ expect }) => {
    expect(consumerPrice(list, rule, 1)).toEqual({ consumer: { withTax: 119, withoutTax: 100 } })
    expect(consumerPrice(list, rule, 10)).toEqual({ consumer: { withTax: 107.1, withoutTax: 90 } })
  })

  it('is omitted if it is off or equals the own price', ({ expect }) => {
    expect(consumerPrice(list, { ...rule, showsConsumerPrice: false }, 1)).toEqual({})
    expect(consumerPrice(list, { ...rule, groupPercent: 0 }, 1)).toEqual({})
  })

  it('is sent for product, tile and cart to members of a group that shows it', async ({
    expect,
  }) => {
    const cartToken = await guestCart('s100', 1)
    const bearer = await loginAs('handwerk@luftbasis.example', { cartToken })
    const off = await prices(bearer)
    expect(JSON.stringify(off)).not.toContain('consumer')
    await show(true)
    const on = await prices(bearer)
    const { response } = await request(getProductDetail, { params: { slug } })
    const [own] = response.data.variants
    expect(JSON.stringify(response)).not.toContain('consumer')
    const list100 = { withTax: own?.prices.unitWithTax, withoutTax: own?.prices.unitWithoutTax }
    expect(on.product).toEqual({ ...off.product, consumer: list100 })
    expect(on.line).toEqual({ ...off.line, consumer: list100 })
    expect(on.tile?.consumer?.withTax).toBeGreaterThan(on.tile?.unitWithTax ?? Infinity)
    await show(false)
  })
})
