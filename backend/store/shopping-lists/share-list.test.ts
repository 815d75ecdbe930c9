import { beforeEach, describe, it } from 'vitest'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import * as lists from '../../../domain/contract/store-lists.ts'
import { request } from '../../testing/request.ts'
import { loginAs } from '../../testing/shop.ts'

let bearer: string
let id: string

beforeEach(async () => {
  bearer = await loginAs('kunde@luftbasis.example')
  await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
  await request(addCartItem, { bearer, body: { id: 'w100', amount: 4.5 } })
  const saved = await request(lists.saveCartAsList, { bearer, body: { name: 'Haus 7' } })
  ;({ id } = saved.response.data)
})

const one = () => request(lists.getList, { bearer, params: { id } })
const share = async (shared: boolean) =>
  (await request(lists.updateList, { bearer, params: { id }, body: { shared } })).response.data
    .shareToken
const open = (token: string) => request(lists.getSharedList, { params: { token } })

describe('a shopping list that is shared by a link', () => {
  it('is private until it is shared', async ({ expect }) => {
    expect((await one()).response.data.shareToken).toBeNull()
    for (const token of ['null', ' ', id, 'x'.repeat(3000)]) {
      expect((await open(token)).status, token).toBe(404)
    }
  })

  it('opens for everybody, without notes and owner data', async ({ expect }) => {
    const note = 'Schlüssel bei Frau Weber'
    const body = { id: 's100', amount: 1, custom: { note } }
    await request(lists.addListItem, { bearer, params: { id }, body })
    const { response, status } = await open((await share(true)) ?? '')
    expect(status).toBe(200)
    expect(response.data.name).toBe('Haus 7')
    expect(response.data.items.map(({ variantId }) => variantId)).toContain('s100')
    const json = JSON.stringify(response)
    for (const secret of [note, id, 'demo-b2c', 'kunde@', 'Karla']) {
      expect(json).not.toContain(secret)
    }
  })

  // A path with capitals is redirected to one without.
  it('keeps its link while it is shared, and never reuses an ended one', async ({ expect }) => {
    const first = await share(true)
    expect(first).toMatch(/^[0-9a-f]{48}$/)
    expect(await share(true)).toBe(first)
    expect(await share(false)).toBeNull()
    expect((await open(first ?? '')).status).toBe(404)
    expect(await share(true)).not.toBe(first)
    expect((await open(first ?? '')).status).toBe(404)
  })

  it('is shared by its owner only', async ({ expect }) => {
    const stranger = await loginAs('handwerk@luftbasis.example')
    const requested = { bearer: stranger, params: { id }, body: { shared: true } }
    expect((await request(lists.updateList, requested)).status).toBe(404)
    expect((await one()).response.data.shareToken).toBeNull()
  })

  it('is closed when the list is deleted', async ({ expect }) => {
    const token = await share(true)
    await request(lists.removeList, { bearer, params: { id } })
    expect((await open(token ?? '')).status).toBe(404)
  })
})

describe('M40: a pinned item', () => {
  it('comes first, and returns to its position when it is unpinned', async ({ expect }) => {
    const before = (await one()).response.data.items
    const last = before.at(-1)
    const pin = async (sticky: boolean) => {
      const params = { id, itemId: last?.id ?? '' }
      return (await request(lists.updateListItem, { bearer, params, body: { sticky } })).response
        .data
    }
    expect((await pin(true)).items[0]).toMatchObject({ id: last?.id, sticky: true })
    expect((await pin(false)).items).toEqual(before)
  })
})
