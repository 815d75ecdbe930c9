import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { slugListQuery, virtualCategoryListQuery } from '../../../../domain/contract/cms-graphql.ts'
import { SlugType } from '../../../../domain/content/slug-metadata.ts'
import { requestContent } from '../../../testing/request-content.ts'

describe('§7 slug metadata as a list', () => {
  it('returns every type, with the slugs of all languages and a total', async ({ expect }) => {
    for (const type of SlugType.options) {
      const { entities, total } = await requestContent(slugListQuery, { type })
      expect(entities.length, type).toBe(total)
    }
    const { entities } = await requestContent(slugListQuery, { type: 'virtual_category' })
    expect(entities).toContainEqual(
      expect.objectContaining({
        _id: 'vc-dn125',
        slugs: expect.objectContaining({ de: 'luefter-125' }),
      }),
    )
  })

  it('returns consecutive pages without gap or overlap', async ({ expect }) => {
    const { entities: all, total } = await requestContent(slugListQuery, { type: 'product' })
    const ids: string[] = []
    for (let skip = 0; skip <= total; skip += 2) {
      const part = await requestContent(slugListQuery, { type: 'product', skip, limit: 2 })
      expect(part.total).toBe(total)
      ids.push(...part.entities.map(({ _id }) => _id))
    }
    expect(total).toBeGreaterThan(2)
    expect(ids).toEqual(all.map(({ _id }) => _id))
  })

  it('§2: names an article category by its full path, and only if it has one', async ({
    expect,
  }) => {
    const { entities } = await requestContent(slugListQuery, { type: 'article_category' })
    const slugs = Object.fromEntries(entities.map((entry) => [entry._id, entry.slugs]))
    expect(slugs['advice']).toEqual({ de: 'ratgeber', cs: 'poradna' })
    expect(slugs['sizes']).toEqual({ de: 'ratgeber/auslegung' })
  })

  it('§3: omits authors without a page', async ({ expect }) => {
    const { entities, total } = await requestContent(slugListQuery, { type: 'author' })
    expect(entities.map(({ _id }) => _id)).toEqual(['mira'])
    expect(total).toBe(1)
  })

  it('omits content of other groups', async ({ expect }) => {
    const before = await requestContent(slugListQuery, { type: 'product' })
    const [first] = before.entities
    await env.DB.prepare(
      `INSERT INTO restricted_view (kind, id, price_group) VALUES ('product', ?1, 'gold')`,
    )
      .bind(first?._id ?? '')
      .run()
    const after = await requestContent(slugListQuery, { type: 'product' })
    expect(after.total).toBe(before.total - 1)
    expect(after.entities.map(({ _id }) => _id)).not.toContain(first?._id)
  })
})

describe('§5 canonical virtual category', () => {
  it('refers to its only category', async ({ expect }) => {
    const found = await requestContent(virtualCategoryListQuery, { category: 'A1' })
    expect(found).toEqual([
      {
        _id: 'vc-dn125',
        locale: 'de',
        title: 'Lüfter 125',
        slugs: expect.objectContaining({ de: 'luefter-125' }),
        canonical_slugs: ['ventilatoren/badluefter?f_dn=125'],
      },
    ])
    expect(await requestContent(virtualCategoryListQuery, { category: 'B' })).toEqual([])
  })
})
