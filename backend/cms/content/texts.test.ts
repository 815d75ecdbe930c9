import { describe, it } from 'vitest'
import {
  bannerWideQuery,
  catalogBannerQuery,
  configurationQuery,
  faqQuestionQuery,
  glossaryTermQuery,
  homepageQuery,
  infoBoxQuery,
} from '../../../domain/contract/cms-graphql.ts'
import { requestContent } from '../../testing/request-content.ts'

describe('§7 glossary terms', () => {
  it('are sorted by the alphabet of the language, with their visible references', async ({
    expect,
  }) => {
    const { entities, total } = await requestContent(glossaryTermQuery)
    expect(entities.map(({ title }) => title)).toEqual(['Ärophon', 'Etage', 'Zeta-Wert'])
    expect(total).toBe(3)
    expect(entities[2]?.references).toEqual([
      { type: 'glossary_term', _id: 'offset', title: 'Etage', slug: 'etage' },
      { type: 'category', _id: 'A1', title: 'Badlüfter', slug: 'ventilatoren/badluefter' },
      { type: 'product', _id: 'letzter', title: expect.any(String), slug: 'letzter' },
    ])
  })

  it('are found by slug; quotes and wildcards match nothing', async ({ expect }) => {
    const found = await requestContent(glossaryTermQuery, { slug: 'etage' })
    expect(found.entities.map(({ _id }) => _id)).toEqual(['offset'])
    for (const slug of [`' OR 1=1 --`, '%', '"', 'etage; DROP TABLE entry']) {
      expect(await requestContent(glossaryTermQuery, { slug })).toEqual({ entities: [], total: 0 })
    }
  })
})

describe('§7 FAQ questions', () => {
  it('are sorted by the weight of their group, then their own', async ({ expect }) => {
    const { entities } = await requestContent(faqQuestionQuery)
    expect(entities.map(({ _id, group }) => [group.title, _id])).toEqual([
      ['Planen', 'air'],
      ['Planen', 'noise'],
      ['Bestellen', 'return'],
    ])
    const ofOrders = await requestContent(faqQuestionQuery, { group: 'order' })
    expect(ofOrders).toMatchObject({ entities: [{ _id: 'return' }], total: 1 })
  })
})

describe('§7 banner_wide', () => {
  it('returns the enabled ones by weight with their time limits', async ({ expect }) => {
    const { entities } = await requestContent(bannerWideQuery)
    expect(entities.map(({ _id, time_limited }) => [_id, time_limited])).toEqual([
      ['march', true],
      ['autumn', false],
    ])
    expect((await requestContent(bannerWideQuery, { enabled: false })).total).toBe(0)
  })

  it('are the banners of the home page', async ({ expect }) => {
    const { banners } = await requestContent(homepageQuery)
    expect(banners.map(({ id, start }) => [id, start])).toEqual([
      ['march', '2026-03-01T00:00:00Z'],
      ['autumn', null],
    ])
  })
})

describe('§7 catalog banners', () => {
  it('belong to a category or to all, and to everybody or a group', async ({ expect }) => {
    const idsOf = async (variables: Record<string, unknown>, groups = '') =>
      (await requestContent(catalogBannerQuery, variables, { groups })).entities.map(
        ({ _id }) => _id,
      )
    expect((await idsOf({ category: 'A1' })).toSorted()).toEqual(['everywhere', 'fans'])
    expect(await idsOf({ category: 'C' })).toEqual(['everywhere'])
    expect((await idsOf({ category: 'C' }, 'trade')).toSorted()).toEqual(['everywhere', 'trade'])
    expect(await idsOf({ checkPermissions: false })).toHaveLength(3)
  })
})

describe('§7 info_box', () => {
  it('are sorted, with and without a colour; also in the configuration', async ({ expect }) => {
    const { entities } = await requestContent(infoBoxQuery)
    expect(entities.map(({ _id, box_color }) => [_id, box_color])).toEqual([
      ['early', '#fdf1e3'],
      ['late', '#eef4f5'],
      ['plain', null],
    ])
    const { infoBoxes } = await requestContent(configurationQuery)
    expect(infoBoxes.map(({ text }) => text)).toEqual(['Eins', 'Zwei', 'Drei'])
  })
})
