import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { StoredPriceGroups } from '../../../domain/operator/price-groups.ts'
import { getUser } from '../../../domain/contract/store-account.ts'
import { operate, readingKey } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { loginAs, valueOf } from '../../testing/shop.ts'

const email = 'kunde@luftbasis.example'
const setGroups = (...groups: object[]) =>
  operate({ path: '/operator/price-groups', body: { groups } })
const setMember = (body: object) => operate({ path: '/operator/customers/groups', body })
const groupsOf = async () => {
  const { response } = await operate({ method: 'GET', path: '/operator/price-groups' })
  return StoredPriceGroups.parse(response).groups
}

describe('§6 operators set price groups', () => {
  it('that customers are put into, and taken out of', async ({ expect }) => {
    expect((await setGroups({ code: 'montage', percent: 12 })).status).toBe(200)
    const montage = { code: 'montage', percent: 12, restricted: false, showsConsumerPrice: false }
    expect(await groupsOf()).toContainEqual(montage)
    const member = { email: ' Kunde@Luftbasis.example', groups: ['montage'] }
    expect((await setMember(member)).response).toEqual({ email, groups: ['montage'] })
    const bearer = await loginAs(email)
    const user = (await request(getUser, { bearer })).response.data
    expect(user).toMatchObject({ groups: ['montage'] })
    await setMember({ email, groups: [] })
    expect(await valueOf('SELECT groups FROM customer WHERE email = ?1', email)).toBe('[]')
  })

  it('as a whole: what is left out is off', async ({ expect }) => {
    await setGroups({ code: 'montage', percent: 12, restricted: true })
    await setGroups({ code: 'montage', showsConsumerPrice: true })
    const changed = { percent: 0, restricted: false, showsConsumerPrice: true }
    expect(await groupsOf()).toContainEqual({ code: 'montage', ...changed })
  })

  it('but no unknown ones, and nobody unknown, and by their own scope', async ({ expect }) => {
    const unknown = await setMember({ email, groups: ['niemand'] })
    expect([unknown.status, unknown.response['errors']]).toEqual([
      422,
      [{ field: 'groups', reason: 'niemand is no price group' }],
    ])
    expect((await setMember({ email: 'wer@shop.example', groups: [] })).status).toBe(404)
    expect((await setGroups({ code: 'Zu Groß', percent: 5 })).status).toBe(422)
    expect((await setGroups({ code: 'halb', percent: 91 })).status).toBe(422)
    const path = '/operator/price-groups'
    expect((await operate({ method: 'GET', path, key: readingKey })).status).toBe(403)
    await env.DB.prepare(`DELETE FROM price_group WHERE code = 'montage'`).run()
  })
})
