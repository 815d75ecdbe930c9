import { beforeEach, describe, it } from 'vitest'
import type { UserAddress } from '../../../domain/account/address.ts'
import { getUser } from '../../../domain/contract/store-account.ts'
import {
  addAddress,
  getAddresses,
  removeAddress,
  updateAddress,
} from '../../../domain/contract/store-addresses.ts'
import { request } from '../../testing/request.ts'
import { loginAs } from '../../testing/shop.ts'

const home = {
  type: 'shipping',
  name: 'Karla Kunde',
  street: 'Nordstraße',
  houseNumber: '7',
  city: 'Dresden',
  postcode: '01097',
  country_code: 'DEU',
}

let bearer: string

beforeEach(async () => {
  bearer = await loginAs('kunde@luftbasis.example')
})

async function add(change: object = {}): Promise<UserAddress> {
  return (await request(addAddress, { bearer, body: { ...home, ...change } })).response.data
}

async function list(query: Record<string, string> = {}): Promise<UserAddress[]> {
  return (await request(getAddresses, { bearer, query })).response.data
}

describe('§7 user/addresses', () => {
  it('holds addresses of two types, the first of each its default', async ({ expect }) => {
    const first = await add()
    expect(first).toMatchObject({ ...home, isDefault: true, businessName: '', phone: '' })
    const second = await add({ street: 'Südstraße' })
    expect(second.isDefault).toBe(false)
    const next = await add({ street: 'Weststraße', isDefault: true })
    expect((await list({ type: 'shipping' })).map(({ id }) => id)).toEqual([
      next.id,
      second.id,
      first.id,
    ])
    const defaults = (await list()).filter(({ isDefault }) => isDefault)
    expect(defaults.map(({ type, id }) => [type, id])).toEqual(
      expect.arrayContaining([
        ['billing', 'demo-b2c-billing'],
        ['shipping', next.id],
      ]),
    )
    expect(defaults).toHaveLength(2)
  })

  it('added again after a lost response are the same address', async ({ expect }) => {
    const first = await add({ street: 'Ostweg' })
    expect(await add({ street: 'Ostweg' })).toEqual(first)
    expect((await add({ street: 'Ostweg', houseNumber: '8' })).id).not.toBe(first.id)
    expect((await list()).filter(({ street }) => street === 'Ostweg')).toHaveLength(2)
    expect(await add({ street: 'Ostweg', isDefault: true })).toEqual({ ...first, isDefault: true })
  })

  it('are filtered by type and country_code', async ({ expect }) => {
    const czech = await add({ country_code: 'CZE', postcode: '602 00', city: 'Brno' })
    expect(await list({ type: 'shipping', country_code: 'CZE' })).toEqual([czech])
    expect(await list({ type: 'billing', country_code: 'CZE' })).toEqual([])
    const junk = await request(getAddresses, { bearer, query: { type: `billing' OR '1` } })
    expect(junk.errors[0]).toMatchObject({ status: 422, field: 'type' })
  })

  it('are changed in part; a default can only be replaced by another one', async ({ expect }) => {
    const address = await add({ isDefault: true })
    const { response } = await request(updateAddress, {
      bearer,
      params: { id: address.id },
      body: { city: 'Radebeul', isDefault: false },
    })
    expect(response.data).toEqual({ ...address, city: 'Radebeul' })
    const moved = await request(updateAddress, {
      bearer,
      params: { id: address.id },
      body: { type: 'billing', isDefault: true },
    })
    expect(moved.response.data).toMatchObject({ type: 'billing', isDefault: true })
    const user = (await request(getUser, { bearer })).response.data
    expect(user.address).toEqual({
      street: 'Nordstraße',
      houseNumber: '7',
      city: 'Radebeul',
      postcode: '01097',
      country: 'DEU',
    })
    const defaults = (await list()).filter(({ isDefault }) => isDefault)
    expect(defaults.map(({ type }) => type).sort()).toEqual(['billing', 'shipping'])
  })

  it('are deleted; the newest other one becomes the default', async ({ expect }) => {
    const address = await add({ isDefault: true })
    const other = await add({ street: 'Oststraße' })
    expect((await request(removeAddress, { bearer, params: { id: address.id } })).status).toBe(200)
    const [first] = await list({ type: 'shipping' })
    expect(first).toMatchObject({ id: other.id, isDefault: true })
    expect((await request(removeAddress, { bearer, params: { id: address.id } })).status).toBe(404)
  })

  it('§5: are validated by the rules of their country', async ({ expect }) => {
    const refused = async (change: object, locale = 'de') =>
      (await request(addAddress, { bearer, locale, body: { ...home, ...change } })).errors
    expect(await refused({ postcode: '1097' }, 'cs')).toEqual([
      { status: 422, field: 'postcode', code: 'postcode', title: 'Zadejte prosím platné PSČ.' },
    ])
    expect(await refused({ country_code: 'AUT', postcode: '1010' })).toEqual([])
    expect(await refused({ country_code: 'USA', postcode: '90210' })).toMatchObject([
      { field: 'country_code', code: 'country' },
    ])
    expect(await refused({ type: 'billing', country_code: 'USA', postcode: '90210' })).toEqual([])
    expect(await refused({ street: ' ', city: '' })).toMatchObject([
      { field: 'street', code: 'invalid' },
      { field: 'city', code: 'invalid' },
    ])
    expect(await refused({ phone: 'ruf mich an' })).toMatchObject([{ field: 'phone' }])
    expect(await refused({ type: 'summer' })).toMatchObject([{ field: 'type' }])
    const known = await add()
    const change = await request(updateAddress, {
      bearer,
      params: { id: known.id },
      body: { country_code: 'CHE' },
    })
    expect(change.errors.map(({ field }) => field)).toEqual(['country_code', 'postcode'])
  })

  it('of somebody else answer 404', async ({ expect }) => {
    const params = { id: 'demo-b2b-billing' }
    expect(
      (await request(updateAddress, { bearer, params, body: { city: 'Leipzig' } })).status,
    ).toBe(404)
    expect((await request(removeAddress, { bearer, params })).status).toBe(404)
    const owner = await loginAs('handwerk@luftbasis.example')
    const own = await request(getAddresses, { bearer: owner })
    expect(own.response.data).toMatchObject([{ id: params.id, city: 'Chemnitz', isDefault: true }])
    expect((await request(getAddresses)).status).toBe(401)
  })

  it('are limited to fifty', async ({ expect }) => {
    bearer = await loginAs('gesperrt@luftbasis.example')
    for (let index = 0; index < 50; index++) await add({ houseNumber: String(index) })
    const { errors } = await request(addAddress, { bearer, body: { ...home, city: 'Leipzig' } })
    expect(errors[0]).toMatchObject({ status: 422, code: 'address_book_full' })
    expect(errors[0]?.title).toContain('50')
  })
})
