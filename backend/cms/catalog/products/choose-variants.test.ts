import { env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import { getProducts } from '../../../../domain/contract/cms.ts'
import { request } from '../../../testing/request.ts'

beforeAll(async () => {
  const ducts = `UPDATE category SET id = 'C1' WHERE n = (SELECT category_n FROM product WHERE id = 'wickelfalzrohr')`
  await env.DB.prepare(ducts).run()
})

async function tiles(query: Record<string, string>): Promise<string[]> {
  const { response } = await request(getProducts, { query })
  return response.data.map(({ id, variant }) => `${id} ${variant.id}`)
}

const fan = 'badluefter-silva'

describe('§3 fit: products as the variant that fits another one', () => {
  it('are used with it in its size, and omitted if none fits', async ({ expect }) => {
    const ids = `letzter,wickelfalzrohr`
    expect(await tiles({ ids, fitting: 's100' })).toEqual(['wickelfalzrohr w100'])
    expect(await tiles({ ids, fitting: 's125' })).toEqual(['wickelfalzrohr w125'])
  })

  it('replace it in its size, or are the default variant if none does', async ({ expect }) => {
    const ids = `${fan},letzter`
    expect(await tiles({ ids, replacing: 'g100' })).toEqual([`${fan} s100`, 'letzter last1'])
    expect((await tiles({ ids, replacing: 's125' }))[0]).toBe(`${fan} s125`)
  })

  it('are both in one call', async ({ expect }) => {
    const query = { ids: 'wickelfalzrohr', fitting: 'g100', replacements: `${fan},letzter` }
    expect(await tiles(query)).toEqual(['wickelfalzrohr w100', `${fan} s100`, 'letzter last1'])
  })

  it('are the default variants for an unknown variant', async ({ expect }) => {
    const ids = 'letzter,wickelfalzrohr'
    expect(await tiles({ ids, fitting: 'gone' })).toEqual(await tiles({ ids }))
  })
})
