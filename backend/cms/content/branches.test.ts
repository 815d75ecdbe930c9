import { describe, it } from 'vitest'
import { branchPinsQuery, branchQuery } from '../../../domain/contract/cms-graphql.ts'
import { requestContent } from '../../testing/request-content.ts'

async function idsOf(variables: Record<string, unknown>) {
  const { entities } = await requestContent(branchQuery, variables)
  return entities.map(({ _id }) => _id)
}

describe('§7 branch', () => {
  it('lists branches by weight, in pages', async ({ expect }) => {
    expect(await idsOf({})).toEqual(['leipzig', 'aussig'])
    expect(await requestContent(branchQuery, { skip: 1, limit: 1 })).toMatchObject({
      entities: [{ _id: 'aussig' }],
      total: 2,
    })
  })

  it('finds by slug, id, store id, and the primary one', async ({ expect }) => {
    expect(await idsOf({ slug: 'aussig' })).toEqual(['aussig'])
    expect(await idsOf({ _id: ['leipzig', 'nope'] })).toEqual(['leipzig'])
    expect(await idsOf({ store_id: ['store-aussig', 'x'] })).toEqual(['aussig'])
    expect(await idsOf({ primary: true })).toEqual(['leipzig'])
    expect(await idsOf({ primary: false })).toEqual(['aussig'])
    expect(await idsOf({ store_id: [] })).toEqual([])
  })

  it('§3 Branch: returns hours in the order of the day, staff, address and position', async ({
    expect,
  }) => {
    const { entities } = await requestContent(branchQuery, { slug: 'leipzig' })
    expect(entities[0]).toMatchObject({
      store_id: 'store-leipzig',
      opening_hours: [
        { day: 1, from: '08:00', to: '12:00' },
        { day: 1, from: '13:00', to: '17:00' },
      ],
      employees: [{ title: 'Mira Lang', position: 'Leitung' }],
      address: { postcode: '04109', country: 'DEU' },
      gps_latitude: 51.3,
      branch_is_primary: true,
      page_meta: { seo_title: 'Leipzig', share_image: 'branch/leipzig' },
    })
  })

  it('§9 returns up to 500 branches for a map', async ({ expect }) => {
    const { entities } = await requestContent(branchPinsQuery, { limit: 500 })
    expect(entities[1]).toEqual({
      _id: 'aussig',
      store_id: 'store-aussig',
      title: 'Außig',
      gps_latitude: 50.6,
      gps_longitude: 12.4,
      page_meta: { slug: 'aussig' },
    })
    await expect(idsOf({ limit: 501 })).rejects.toThrow('limit')
  })
})
