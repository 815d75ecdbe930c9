import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getCredits, getUser, updateUser } from '../../../domain/contract/store-account.ts'
import { request } from '../../testing/request.ts'
import { loginAs, valueOf } from '../../testing/shop.ts'
import { grantCredits } from './credits.ts'

const business = { businessName: 'Luft & Söhne', tin: '', vatin: 'DE123456788', vatinsvk: '' }

describe('§7 PATCH user', () => {
  it('updates the given fields only', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    const before = (await request(getUser, { bearer })).response.data
    const { response } = await request(updateUser, {
      bearer,
      body: { firstName: ' Karoline ', formalTitle: 'Dr.', email: 'x@y.example', groups: ['vip'] },
    })
    expect(response.data).toEqual({ ...before, firstName: 'Karoline', formalTitle: 'Dr.' })
    expect((await request(getUser, { bearer })).response.data).toEqual(response.data)
    expect((await request(updateUser, { bearer, body: {} })).response.data).toEqual(response.data)
  })

  it('§6: switches between business and private customer', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    const asBusiness = await request(updateUser, { bearer, body: { business } })
    expect(asBusiness.response.data).toMatchObject({ business, variant: 'b2b', variantHash: 'b2b' })
    const asPrivate = await request(updateUser, { bearer, body: { business: null } })
    expect(asPrivate.response.data).toMatchObject({ business: null, variant: 'b2c' })
  })

  it('keeps a price list assigned by the shop', async ({ expect }) => {
    const bearer = await loginAs('handwerk@luftbasis.example')
    await env.DB.prepare(`UPDATE customer SET variant = 'dealer' WHERE id = 'demo-b2b'`).run()
    const { response } = await request(updateUser, { bearer, body: { business: null } })
    expect(response.data).toMatchObject({ variant: 'dealer', variantHash: 'dealer-handwerk' })
  })

  it('§5: validates phone, names and company number', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    const refused = async (body: object, domain = 'de') =>
      (await request(updateUser, { bearer, body, domain })).errors[0]
    expect(await refused({ phone: '0341 1' })).toMatchObject({ field: 'phone', code: 'phone' })
    expect(await refused({ lastName: '  ' })).toMatchObject({ field: 'lastName' })
    expect(await refused({ firstName: 'x'.repeat(101) })).toMatchObject({ field: 'firstName' })
    expect(await refused({ business: { ...business, businessName: ' ' } })).toMatchObject({
      field: 'business.businessName',
    })
    await env.DB.prepare(`DELETE FROM customer_address WHERE customer_id = 'demo-b2c'`).run()
    const czech = { ...business, tin: '12345670' }
    expect(await refused({ business: czech }, 'cz')).toMatchObject({
      status: 422,
      field: 'business.tin',
    })
    expect(await refused({ business: { ...czech, tin: '12345679' } }, 'cz')).toBeUndefined()
    expect((await request(updateUser, { body: { phone: '' } })).status).toBe(401)
  })

  it('keeps SQL as text', async ({ expect }) => {
    const bearer = await loginAs('kunde@luftbasis.example')
    const lastName = `'); DROP TABLE customer; --`
    expect((await request(updateUser, { bearer, body: { lastName } })).response.data.lastName).toBe(
      lastName,
    )
    expect(await valueOf('SELECT count(*) FROM customer')).toBe(3)
  })
})

describe('§7 user/credits/amount', () => {
  it('§6: returns the balance of the customer, and none for restricted members', async ({
    expect,
  }) => {
    await grantCredits(env.DB, 'demo-b2c', 250).run()
    await grantCredits(env.DB, 'demo-restricted', 250).run()
    const amountOf = async (email: string) =>
      (await request(getCredits, { bearer: await loginAs(email) })).response.data.amount
    expect(await amountOf('kunde@luftbasis.example')).toBe(250)
    expect(await amountOf('handwerk@luftbasis.example')).toBe(0)
    expect(await amountOf('gesperrt@luftbasis.example')).toBe(0)
    expect((await request(getCredits)).status).toBe(401)
  })
})
