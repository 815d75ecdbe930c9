import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { addCartItem, getCart } from '../../../domain/contract/store-cart.ts'
import * as lists from '../../../domain/contract/store-lists.ts'
import type { ShoppingList } from '../../../domain/cart/shopping-list.ts'
import { request } from '../../testing/request.ts'
import { loginAs, valueOf } from '../../testing/shop.ts'

let bearer: string

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM shopping_list'),
    env.DB.prepare('DELETE FROM shopping_list_item'),
    env.DB.prepare('DELETE FROM cart_item'),
  ])
  bearer = await loginAs('kunde@luftbasis.example')
})

async function savedList(name?: string): Promise<ShoppingList> {
  await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
  await request(addCartItem, { bearer, body: { id: 'w100', amount: 4.5 } })
  await request(addCartItem, { bearer, body: { id: 's100', amount: 1, newLine: true } })
  return (await request(lists.saveCartAsList, { bearer, body: { name } })).response.data
}

const wish = (id: string, body: object = {}) =>
  request(lists.addListItemByCode, { bearer, params: { code: 'wishlist' }, body: { id, ...body } })

describe('§7 user/shopping-lists', () => {
  it('saves the cart, which is unchanged', async ({ expect }) => {
    const list = await savedList('Bad oben')
    expect(list.name).toBe('Bad oben')
    expect(list.items.map(({ variantId, amount }) => [variantId, amount])).toEqual([
      ['s100', 3],
      ['w100', 4.5],
    ])
    expect(list.items[0]).toMatchObject({
      name: 'Lüfter s100 Ø 100 mm',
      product: { id: 'badluefter-silva', variant: { id: 's100' }, priceFrom: false },
      sticky: false,
      disabled: false,
    })
    expect((await request(getCart, { bearer })).response.data.items).toHaveLength(3)
  })

  it('saves given items instead of the cart, each variant once', async ({ expect }) => {
    const items = [
      { id: 's100', amount: 2 },
      { id: 'w100', amount: 2.5 },
      { id: 's100', amount: 1 },
      { id: 'no-such-variant', amount: 1 },
    ]
    const save = (body: object) => request(lists.saveCartAsList, { bearer, body })
    const { response } = await save({ name: 'Wohnung 74 m²', items })
    expect(response.data.name).toBe('Wohnung 74 m²')
    expect(response.data.items.map(({ variantId, amount }) => [variantId, amount])).toEqual([
      ['s100', 3],
      ['w100', 2.5],
    ])
    expect((await save({ items: [{ id: 'gone', amount: 1 }] })).status).toBe(422)
    expect((await save({ items: [] })).status).toBe(422)
    expect((await request(lists.saveCartAsList, { body: { items } })).status).toBe(401)
  })

  it('names a list after its day, in the caller’s language', async ({ expect }) => {
    await request(addCartItem, { bearer, body: { id: 's100', amount: 1 } })
    const { response } = await request(lists.saveCartAsList, { bearer, body: {}, locale: 'sk' })
    expect(response.data.name).toMatch(/^Nákupný zoznam z \d+\. \d+\. \d{4}$/)
  })

  it('refuses to save an empty cart', async ({ expect }) => {
    const { errors } = await request(lists.saveCartAsList, { bearer, body: {} })
    expect(errors[0]).toMatchObject({ status: 422, code: 'cart_empty' })
    expect((await request(lists.getLists, { bearer })).response.data).toEqual([])
  })

  it('is found in the list of lists, by id and by code', async ({ expect }) => {
    const list = await savedList('Bad')
    const { items, shareToken: _, ...summary } = list
    expect((await request(lists.getLists, { bearer })).response.data).toEqual([
      { ...summary, itemCount: items.length },
    ])
    const byId = await request(lists.getList, { bearer, params: { id: list.id } })
    const byCode = await request(lists.getListByCode, { bearer, params: { code: list.code } })
    expect(byId.response.data).toEqual(list)
    expect(byCode.response.data).toEqual(list)
  })

  it('accepts items by the rules of their unit, pinned ones first', async ({ expect }) => {
    const { id } = await savedList()
    const add = (body: object) => request(lists.addListItem, { bearer, params: { id }, body })
    const pinned = await add({ id: 'r100', custom: { sticky: true, note: 'fürs Gäste-WC' } })
    expect(pinned.response.data.items[0]).toMatchObject({
      variantId: 'r100',
      amount: 1,
      sticky: true,
      note: 'fürs Gäste-WC',
    })
    const more = await add({ id: 's100', amount: 2 })
    expect(more.response.data.items.map(({ variantId, amount }) => [variantId, amount])).toEqual([
      ['r100', 1],
      ['s100', 5],
      ['w100', 4.5],
    ])
    for (const amount of [0, -1, 0.5, 1.25, 1e9, Number.MAX_VALUE, '1', null]) {
      expect((await add({ id: 's100', amount })).errors[0]).toMatchObject({
        status: 422,
        field: 'amount',
      })
    }
    expect((await add({ id: 'w100', amount: 0.3 })).errors[0]?.title).toContain('0,5\u00a0m')
    expect((await add({ id: 'no-such-variant' })).status).toBe(404)
    expect((await add({ id: `s100' OR '1` })).status).toBe(404)
  })

  it('§3: marks discontinued items', async ({ expect }) => {
    const list = await savedList()
    await wish('last1')
    await env.DB.batch([
      env.DB.prepare(`UPDATE variant SET saleable = 0 WHERE id = 's100'`),
      env.DB.prepare(`UPDATE shopping_list_item SET variant_id = 'gone' WHERE variant_id = 'w100'`),
    ])
    const { response } = await request(lists.getList, { bearer, params: { id: list.id } })
    expect(response.data.items).toMatchObject([
      { variantId: 's100', disabled: true, product: { id: 'badluefter-silva' } },
      { variantId: 'gone', disabled: true, product: null, name: 'Lüfter w100 Ø 100 mm' },
    ])
    await env.DB.prepare(`UPDATE variant SET saleable = 1 WHERE id = 's100'`).run()
  })

  it('removes items, and is deleted', async ({ expect }) => {
    const list = await savedList()
    const [first] = list.items
    const params = { id: list.id, itemId: first?.id ?? '' }
    const { response } = await request(lists.removeListItem, { bearer, params })
    expect(response.data.items.map(({ variantId }) => variantId)).toEqual(['w100'])
    expect((await request(lists.removeListItem, { bearer, params })).status).toBe(404)
    expect((await request(lists.removeList, { bearer, params })).status).toBe(200)
    expect((await request(lists.getList, { bearer, params })).status).toBe(404)
    expect(await valueOf('SELECT count(*) FROM shopping_list_item')).toBe(0)
  })

  it('of somebody else answers 404', async ({ expect }) => {
    const list = await savedList()
    const stranger = await loginAs('handwerk@luftbasis.example')
    const params = { id: list.id, code: list.code, itemId: list.items[0]?.id ?? '' }
    const replies = await Promise.all([
      request(lists.getList, { bearer: stranger, params }),
      request(lists.getListByCode, { bearer: stranger, params }),
      request(lists.addListItem, { bearer: stranger, params, body: { id: 's100' } }),
      request(lists.addListItemByCode, { bearer: stranger, params, body: { id: 's100' } }),
      request(lists.removeListItem, { bearer: stranger, params }),
      request(lists.removeList, { bearer: stranger, params }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await request(lists.getLists, { bearer: stranger })).response.data).toEqual([])
    expect((await request(lists.getLists)).status).toBe(401)
  })

  it('is limited to two hundred items and fifty lists', async ({ expect }) => {
    const { id } = await savedList()
    await env.DB.batch([
      env.DB.prepare(
        `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 198)
        INSERT INTO shopping_list_item SELECT 'i' || n, ?1, 'v' || n, '', 1000, 0, '', '' FROM n`,
      ).bind(id),
      env.DB.prepare(
        `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 49)
        INSERT INTO shopping_list SELECT 'l' || n, 'demo-b2c', 'c' || n, '', '2026-01-01T00:00:00Z', NULL FROM n`,
      ),
    ])
    const add = (variant: string) =>
      request(lists.addListItem, { bearer, params: { id }, body: { id: variant } })
    expect((await add('r100')).errors[0]).toMatchObject({ status: 422, code: 'list_full' })
    expect((await add('s100')).status).toBe(200)
    const another = await request(lists.saveCartAsList, { bearer, body: {} })
    expect(another.errors[0]).toMatchObject({ status: 422, code: 'too_many_lists' })
  })
})

describe('§6 wish list', () => {
  it('exists for every customer, once, and for no guest', async ({ expect }) => {
    const [a, b] = await Promise.all([
      request(lists.getWishList, { bearer }),
      request(lists.getWishList, { bearer }),
    ])
    expect(a.response.data).toEqual({ id: b.response.data.id, variantIds: [], items: [] })
    expect((await request(lists.getWishList)).status).toBe(401)
    expect(
      (
        await request(lists.addListItemByCode, {
          params: { code: 'wishlist' },
          body: { id: 's100' },
        })
      ).status,
    ).toBe(401)
  })

  it('holds a variant once, whatever the amount', async ({ expect }) => {
    await wish('s100', { amount: 5 })
    await wish('s100')
    await wish('w100', { custom: { note: 'Farbe?' } })
    const list = (await request(lists.getWishList, { bearer })).response.data
    expect(list.variantIds).toEqual(['s100', 'w100'])
    const full = await request(lists.getListByCode, { bearer, params: { code: 'wishlist' } })
    expect(full.response.data.items.map(({ amount, note }) => [amount, note])).toEqual([
      [1, ''],
      [1, 'Farbe?'],
    ])
    const [first] = list.items
    await request(lists.removeListItem, {
      bearer,
      params: { id: list.id, itemId: first?.id ?? '' },
    })
    expect((await request(lists.getWishList, { bearer })).response.data.variantIds).toEqual([
      'w100',
    ])
  })
})
