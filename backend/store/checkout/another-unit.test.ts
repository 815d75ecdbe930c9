import { env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import { merchant } from '../../../demo/content/merchant.ts'
import { getProductDetail } from '../../../domain/contract/cms.ts'
import { merchantUpsert } from '../../merchant/merchant-upsert.ts'
import { findLastMail } from '../../testing/last-mail.ts'
import { request } from '../../testing/request.ts'
import { runImport } from '../../testing/run-import.ts'
import { cartOf, guestCart, orderBody, placeOnce, restock, valueOf } from '../../testing/shop.ts'

const kilogram = { label: 'kg', one: 'Kilogramm', other: 'Kilogramm', unece: 'KGM' }
const units = {
  kg: {
    de: kilogram,
    cs: { label: 'kg', one: 'kilogram', few: 'kilogramy', other: 'kilogramů', unece: 'KGM' },
  },
}
const shown = { params: { slug: 'letzter' }, groups: 'handwerk' }
const cells = { id: 'letzter', unit: 'kg', unitStep: '0,5', amountMin: '0,5' }

describe('§9 units of sale: a kilogram by data alone', () => {
  beforeAll(() => restock('last1', 10))

  it('is refused in an import until the merchant defines it', async ({ expect }) => {
    const { errors } = await runImport('products', [{ cells }])
    expect(errors).toMatchObject([{ column: 'unit', reason: '"kg" is unknown' }])
  })

  it('is used from the import to product, cart, order and mail', async ({ expect }) => {
    await merchantUpsert(env.DB, { ...merchant, units }, new Date()).run()
    expect((await runImport('products', [{ cells }])).errors).toEqual([])

    const product = await request(getProductDetail, shown)
    expect(product.response.data.variants[0]?.unit).toEqual({
      code: 'kg',
      step: 0.5,
      name: kilogram,
    })

    const cartToken = await guestCart('last1', 1.5)
    const { items, prices } = await cartOf(cartToken)
    const unit = { code: 'kg', step: 0.5, name: kilogram }
    expect(items[0]).toMatchObject({ amount: 1.5, variant: { unit } })

    const body = orderBody(prices.totalWithTax + 5.9, { payment_id: 'prepayment' })
    const { response } = await placeOnce(cartToken, body)
    expect(response.data).toMatchObject({ document: { lines: [{ unit, amount: 1.5 }] } })
    expect((await findLastMail(body.email))?.text).toContain('1,5\u00a0kg')
  })

  it('becomes a piece once the merchant has removed it', async ({ expect }) => {
    await merchantUpsert(env.DB, merchant, new Date()).run()
    const { response } = await request(getProductDetail, shown)
    expect(response.data.variants[0]?.unit.code).toBe('piece')
    expect(await valueOf(`SELECT unit FROM product WHERE id = 'letzter'`)).toBe('kg')
  })
})
