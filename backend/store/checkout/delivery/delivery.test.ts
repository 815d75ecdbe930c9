import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import {
  getBranchByRemoteId,
  getBranches,
  getCartShippers,
  getDeliveryTimes,
  getShippers,
} from '../../../../domain/contract/store-checkout.ts'
import { weekdayOf } from '../../../../domain/time/day.ts'
import { lastMailText } from '../../../testing/last-mail.ts'
import { request } from '../../../testing/request.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../../../testing/shop.ts'

const czech = { locale: 'cs', domain: 'cz', currency: 'CZK' }

describe('§7 delivery-times', () => {
  it('lists slots of five working days of shippers with time slots', async ({ expect }) => {
    const { response } = await request(getDeliveryTimes)
    expect(new Set(response.data.map(({ shipperId }) => shipperId))).toEqual(new Set(['freight']))
    expect(response.data).toHaveLength(5)
    expect(response.data.every(({ day }) => weekdayOf(day) < 6)).toBe(true)
    expect(response.data[0]?.slots).toMatchObject([
      { from: '08:00', to: '12:00', capacity: 4, isAvailable: true },
      { from: '12:00', to: '17:00' },
    ])
    expect(
      (await request(getDeliveryTimes, { query: { shipperId: 'dhl' } })).response.data,
    ).toEqual([])
  })

  it('begins at the requested day, and refuses an invalid one', async ({ expect }) => {
    const [first] = (await request(getDeliveryTimes)).response.data
    const later = new Date(Date.parse(first?.day ?? '') + 14 * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const { response } = await request(getDeliveryTimes, { query: { since: later } })
    expect((response.data[0]?.day ?? '') >= later).toBe(true)
    const past = await request(getDeliveryTimes, { query: { since: '2020-01-01' } })
    expect(past.response.data[0]?.day).toBe(first?.day)
    expect(
      (await request(getDeliveryTimes, { query: { since: '2999-01-01' } })).response.data,
    ).toEqual([])
    const junk = await request(getDeliveryTimes, { query: { since: `2026-13-77' --` } })
    expect(junk.status).toBe(422)
  })

  it('takes as many orders as a slot has capacity, also concurrently', async ({ expect }) => {
    await restock('s100', 100)
    // One long piece, which requires freight.
    const cart = () => guestCart('w125', 3)
    const cartToken = await cart()
    const [day] = (await request(getDeliveryTimes, { cartToken })).response.data
    const slot = day?.slots[0]
    const body = orderBody(80, { shipper_id: 'freight', delivery_time_id: slot?.id ?? '' })
    const carts = [cartToken, ...(await Promise.all([cart(), cart(), cart(), cart(), cart()]))]
    const replies = await Promise.all(carts.map((token) => place(token, body)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.errors[0]).toMatchObject({
      code: 'slot_full',
      field: 'delivery_time_id',
    })
    const placed = replies.find(({ status }) => status === 200)
    expect(placed?.response.data).toMatchObject({
      expectedDelivery: day?.day,
      deliveryTime: { id: slot?.id, from: '08:00', to: '12:00' },
    })
    expect(await valueOf('SELECT taken FROM delivery_slot WHERE id = ?1', slot?.id)).toBe(4)
    const shown = await request(getDeliveryTimes, { cartToken: await cart() })
    expect(shown.response.data[0]?.slots[0]).toMatchObject({ capacity: 0, isAvailable: false })
  })

  it('refuses slots of another shipper, of the past and of Sundays', async ({ expect }) => {
    const cartToken = await guestCart('w125', 3)
    for (const delivery_time_id of [
      'freight-cz_2030-01-07_08',
      'freight_2020-01-07_08',
      'freight_2026-12-20_08',
      `freight_2026-13-45_08`,
      `' OR 1=1`,
    ]) {
      const body = orderBody(80, { shipper_id: 'freight', delivery_time_id })
      expect((await place(cartToken, body)).errors[0]?.code).toBe('slot_unknown')
    }
  })
})

describe('§7 branches', () => {
  it('returns branches and points by id, in order, without unknown ones', async ({ expect }) => {
    const query = { keys: 'ppl-KM10105, nope,brno,ppl-DE40101' }
    const { response } = await request(getBranches, { query })
    expect(response.data.map(({ id }) => id)).toEqual(['ppl-KM10105', 'brno', 'ppl-DE40101'])
    expect(response.data[1]).toMatchObject({ kind: 'branch', warehouseId: 'brno' })
  })

  it('searches points of a shipper by town, street and postcode, without accents', async ({
    expect,
  }) => {
    const search = async (s: string, more = {}) =>
      (await request(getBranches, { query: { shipper_id: 'ppl-point', s, ...more } })).response
    expect((await search('brno lidicka')).data.map(({ id }) => id)).toEqual(['ppl-KM10105'])
    expect((await search('60200')).data.map(({ id }) => id)).toEqual(['ppl-KM10105'])
    expect((await search('602 00')).data.map(({ id }) => id)).toEqual(['ppl-KM10105'])
    expect((await search('wroclaw')).data[0]?.address.country).toBe('POL')
    const all = await search('', { perPage: '15', page: '3' })
    expect(all.meta.pagination).toEqual({ total: 40, perPage: 15, currentPage: 3, totalPages: 3 })
    expect(all.data).toHaveLength(10)
    for (const junk of ['%', `' OR '1'='1`, '"*"', '_'])
      expect((await search(junk)).data).toEqual([])
    const own = { query: { shipper_id: 'pickup', s: 'brno' } }
    expect((await request(getBranches, { ...czech, ...own })).response.data[0]?.id).toBe('brno')
    // Branches of other markets are not offered, because orders to them are refused.
    expect((await request(getBranches, own)).response.data).toEqual([])
    expect((await request(getBranches, { query: { shipper_id: 'nope' } })).response.data).toEqual(
      [],
    )
  })

  it('returns the nearest ones for a postcode without any, own country first', async ({
    expect,
  }) => {
    const search = async (s: string) =>
      (await request(getBranches, { ...czech, query: { shipper_id: 'ppl-point', s } })).response
    const nearest = await search('603 00')
    expect(nearest.data.map(({ address }) => address.city)).toEqual(
      expect.arrayContaining(['Brno', 'Brno']),
    )
    expect(nearest.data[0]?.id).toBe('ppl-KM10105')
    expect(nearest.data).toHaveLength(5)
    expect((await search('')).data[0]?.address.country).toBe('CZE')
  })

  it('finds a point by the carrier’s id', async ({ expect }) => {
    const params = { shipperId: 'ppl-point', remoteId: 'KM20104' }
    const { response } = await request(getBranchByRemoteId, { params })
    expect(response.data).toMatchObject({ id: 'ppl-KM20104', address: { city: 'Košice' } })
    const unknown = [
      { ...params, remoteId: 'KM99999' },
      { ...params, shipperId: 'dhl' },
    ]
    for (const one of unknown) {
      expect((await request(getBranchByRemoteId, { params: one })).status).toBe(404)
    }
  })

  it('§9 delivers to points of PPL in four countries, with their VAT', async ({ expect }) => {
    await restock('s100', 10)
    const point = (branch_id: string) =>
      orderBody(839, { shipper_id: 'ppl-point', branch_id, payment_id: 'card' })
    const shippers = await request(getCartShippers, {
      ...czech,
      cartToken: await guestCart('s100', 1, czech),
    })
    const offered = shippers.response.data.find(({ id }) => id === 'ppl-point')
    expect(offered).toMatchObject({ type: 'PERSONAL', requiredAddress: false, branches: [] })
    expect(offered?.points).toEqual({ provider: 'ppl', countries: ['CZE', 'SVK', 'POL', 'DEU'] })
    const polish = await place(await guestCart('s100', 1, czech), point('ppl-PL30101'), czech)
    expect(polish.response.data).toMatchObject({
      shippingAddress: { city: 'Katowice', country: 'POL' },
      branch: {
        id: 'ppl-PL30101',
        remoteId: 'PL30101',
        name: 'Kwiaciarnia Stawowa',
        kind: 'shop',
        address: { postcode: '40-095', country: 'POL' },
        openingHours: 'pn.–pt. 9:00–18:00, sob. 9:00–13:00',
        directions: '',
      },
      prices: { totalWithTax: 839, vatPercent: 23 },
    })
    const text = await lastMailText()
    expect(text).toMatch(/DPH 23\s%[^]*Vyzvednutí:\nKwiaciarnia Stawowa\nStawowa 8\n40-095 K/)
    const unknown = await place(await guestCart('s100', 1, czech), point('berlin'), czech)
    expect(unknown.errors[0]?.code).toBe('branch_required')
  })

  it('does not deliver long or heavy items to a point', async ({ expect }) => {
    await env.DB.prepare(`UPDATE variant SET longest_side_mm = 601 WHERE id = 's125'`).run()
    const cartToken = await guestCart('s125')
    const { response } = await request(getCartShippers, { cartToken })
    const refused = Object.fromEntries(response.data.map((one) => [one.id, one.refused]))
    expect(refused).toEqual({
      dhl: null,
      express: null,
      pickup: null,
      'ppl-point': {
        reason: 'length',
        limit: 600,
        items: [expect.stringContaining('125')],
      },
    })
    const body = orderBody(0, { shipper_id: 'ppl-point', branch_id: 'ppl-DE40101' })
    expect((await place(cartToken, body)).errors[0]?.code).toBe('shipper_withdrawn')
    await env.DB.prepare(`UPDATE variant SET longest_side_mm = 200 WHERE id = 's125'`).run()
  })

  it('lists every shipping method of a market (§7 shippers)', async ({ expect }) => {
    const { response } = await request(getShippers, czech)
    expect(response.data.map(({ id }) => id)).toEqual([
      'ppl',
      'express',
      'ppl-point',
      'packeta',
      'pickup',
      'bulky',
      'freight-cz',
    ])
    expect(response.data[6]?.hasDeliveryTimes).toBe(true)
  })
})

describe('part 4.6 VAT of the country of delivery', () => {
  it('is 19, 20, 21 or 23 % of the same price', async ({ expect }) => {
    await restock('s100', 20)
    const address = orderBody(0).billing_address
    const expected = { DEU: [19, 30.17], AUT: [20, 29.92], CZE: [21, 29.67], SVK: [23, 29.19] }
    for (const [country, [vatPercent, totalWithoutTax]] of Object.entries(expected)) {
      const postcode = { AUT: '1010', CZE: '602 00', SVK: '811 06' }[country] ?? '04107'
      const there = { ...address, country, postcode }
      const body = orderBody(35.9, { shipping: { name: 'K', address: there } })
      const { response } = await place(await guestCart('s100'), body)
      expect(response.data.prices).toMatchObject({
        totalWithTax: 35.9,
        totalWithoutTax,
        vatPercent,
      })
    }
  })

  it('is that of the domain before there is an address', async ({ expect }) => {
    const slovak = { locale: 'sk', domain: 'sk', currency: 'EUR' }
    const cartToken = await guestCart('s100', 1, slovak)
    const { response } = await request(getCartShippers, { ...slovak, cartToken })
    expect(response.data[0]).toMatchObject({ priceWithTax: 5.9, priceWithoutTax: 4.8 })
  })
})
