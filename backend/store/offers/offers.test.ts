import { env, SELF } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { addCartItem, clearCart, getCart } from '../../../domain/contract/store-cart.ts'
import { getDocumentPdf, getDocuments } from '../../../domain/contract/documents/store-documents.ts'
import * as contract from '../../../domain/contract/documents/store-offers.ts'
import { exportUser } from '../../../domain/contract/store-privacy.ts'
import { Offer, OfferModel } from '../../../domain/offer/offer.ts'
import { operate } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { loginAs, restock, valueOf } from '../../testing/shop.ts'

let bearer: string
let stranger: string

beforeEach(async () => {
  bearer = await loginAs('kunde@luftbasis.example')
  stranger = await loginAs('handwerk@luftbasis.example')
  await restock('s100', 10)
  for (const one of [bearer, stranger]) await request(clearCart, { bearer: one })
  await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
})

const make = (as: string | null = bearer, priceView: 'net' | 'gross' = 'gross', shipperId = '') =>
  request(contract.makeOffer, {
    bearer: as,
    body: { priceView, ...(shipperId && { shipperId }) },
  })

async function modelOf(id: string): Promise<OfferModel> {
  const model = await valueOf('SELECT model FROM offer WHERE id = ?1', id)
  return OfferModel.parse(JSON.parse(String(model)))
}

async function pdf(id: string, as: string) {
  const path = getDocumentPdf.path.replace(':id', id)
  const headers = { 'X-Locale': 'de', Authorization: `Bearer ${as}` }
  const response = await SELF.fetch(`http://backend/store${path}`, { headers })
  const text = new TextDecoder('latin1').decode(await response.arrayBuffer())
  return { status: response.status, name: response.headers.get('Content-Disposition'), text }
}

describe('§2 an offer of the cart', () => {
  it('is found by an operator, to whom its page sends who orders at its prices', async ({
    expect,
  }) => {
    const { number, total } = (await make()).response.data
    const path = `/operator/offers/${number}`
    const offer = Offer.parse((await operate({ method: 'GET', path })).response)
    expect([offer.totals.order.gross, offer.buyer.email]).toEqual([
      total,
      'kunde@luftbasis.example',
    ])
    const file = await operate({ method: 'GET', path: `${path}/pdf` })
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    const other = await operate({ method: 'GET', path: '/operator/offers/AN1999-00001' })
    expect([other.status, other.response['code']]).toEqual([404, 'unknown_offer'])
  })

  it('has the prices, VAT and delivery of the cart, a number and a last day', async ({
    expect,
  }) => {
    const cart = (await request(getCart, { bearer, query: {} })).response.data
    const { status, response: result } = await make()
    expect(status).toBe(200)
    const { id, number, issueDate, validUntil, total, items } = result.data
    expect(number).toMatch(/^AN\d{4}-\d{5}$/)
    expect(Date.parse(validUntil) - Date.parse(issueDate)).toBe(14 * 86_400_000)
    expect(items).toMatchObject([{ variantId: 's100', amount: 2 }])
    const model = await modelOf(id)
    expect(model.totals.lines.gross).toBe(cart.prices.itemsWithTax)
    const [shipping] = model.charges
    expect(shipping).toMatchObject({ kind: 'shipping', share: { gross: 5.9 } })
    expect(total).toBe(cart.prices.totalWithTax + 5.9)
    const { lines, charges, allowances, order } = model.totals
    expect(lines.net + charges.net - allowances.net).toBeCloseTo(order.net, 6)
    expect(order.net + order.vat).toBeCloseTo(order.gross, 6)
  })

  it('is the same for the same cart on the same day, and another one for another cart', async ({
    expect,
  }) => {
    const same = await Promise.all([make(), make(), make()])
    same.push(await make())
    expect(new Set(same.map(({ response: result }) => result.data.number)).size).toBe(1)
    await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
    const other = (await make()).response.data
    expect(other.number).not.toBe(same[0]?.response.data.number)
    expect((await make(bearer, 'net')).response.data.number).not.toBe(other.number)
    const gaps = await valueOf('SELECT max(sequence) - count(*) FROM offer')
    expect(gaps).toBe(0)
  })

  it('keeps its prices when the shop’s change', async ({ expect }) => {
    const { id, total } = (await make()).response.data
    await request(addCartItem, { bearer, body: { id: 's100', amount: 5 } })
    const again = await request(contract.getOffer, { bearer, params: { id } })
    expect(again.response.data).toMatchObject({ total, items: [{ amount: 2 }] })
  })

  it("has a business customer's own prices and VAT apart", async ({ expect }) => {
    await request(addCartItem, { bearer: stranger, body: { id: 's100', amount: 2 } })
    const own = (await make(stranger, 'net')).response.data
    const list = (await make(bearer, 'net')).response.data
    const [company, person] = [await modelOf(own.id), await modelOf(list.id)]
    expect(company.priceView).toBe('net')
    expect(company.lines[0]?.unitGross).toBeLessThan(person.lines[0]?.unitGross ?? 0)
    expect(company.buyer.name).not.toBe(person.buyer.name)
  })

  it('uses the chosen shipping method if it takes the cart', async ({ expect }) => {
    const by = async (shipperId: string) => {
      const { shipper, charges } = await modelOf(
        (await make(bearer, 'gross', shipperId)).response.data.id,
      )
      return { shipper, cost: charges.map(({ share }) => share.gross) }
    }
    const cheapest = await by('no-such-shipper')
    expect(cheapest).toMatchObject({ cost: [5.9] })
    expect(await by('dhl')).toEqual(cheapest)
    const collected = await by('pickup')
    expect(collected.cost).toEqual([])
    expect(collected.shipper).not.toBe(cheapest.shipper)
  })

  it('requires a customer with items in the cart', async ({ expect }) => {
    expect((await make(null)).status).toBe(401)
    await request(clearCart, { bearer })
    expect((await make()).errors[0]).toMatchObject({ code: 'cart_empty' })
  })
})

describe('§2 documents list: offers', () => {
  it('are listed for their customer alone, valid until their last day', async ({ expect }) => {
    const { id, number } = (await make()).response.data
    const list = async (as: string) =>
      (await request(getDocuments, { bearer: as, query: { kind: 'offer' } })).response.data
    const shown = (await list(bearer)).find((document) => document.id === id)
    expect(shown).toMatchObject({ kind: 'offer', number, state: 'valid', order: null })
    expect((await list(stranger)).map((document) => document.id)).not.toContain(id)
    expect((await request(contract.getOffer, { bearer: stranger, params: { id } })).status).toBe(
      404,
    )
    const file = await pdf(id, bearer)
    expect(file).toMatchObject({ status: 200, name: `attachment; filename="${number}.pdf"` })
    expect(file.text.slice(0, 5)).toBe('%PDF-')
    expect((await pdf(id, stranger)).status).toBe(404)
    await env.DB.prepare(
      `UPDATE offer SET model = json_set(model, '$.validUntil', '2020-01-01') WHERE id = ?1`,
    )
      .bind(id)
      .run()
    const late = (await list(bearer)).find((document) => document.id === id)
    expect(late?.state).toBe('expired')
  })

  it('are exported with the rest', async ({ expect }) => {
    const { number } = (await make()).response.data
    const exported = (await request(exportUser, { bearer })).response.data
    expect(exported.offers?.map((offer) => offer.number)).toContain(number)
  })
})
