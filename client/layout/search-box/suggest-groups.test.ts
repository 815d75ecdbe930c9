import { describe, expect, it } from 'vitest'
import { noResults } from '../../../domain/catalog/no-results.ts'
import { routesOf } from '../../../domain/routes.ts'
import { suggestGroups } from './suggest-groups.ts'

const hits = (kind: string, count: number) => ({
  total: count,
  entities: Array.from({ length: Math.min(count, 10) }, (_, index) => ({
    id: `${kind}${index}`,
    title: `${kind} ${index}`,
    slug: `${kind}-${index}`,
  })),
})

describe('§9 search dropdown', () => {
  it('shows five categories at most, saved filters included, with the total', () => {
    const results = {
      ...noResults,
      categories: hits('c', 4),
      virtualCategories: hits('v', 12),
    }
    const [group, ...others] = suggestGroups(results, routesOf('de'))
    expect(group).toMatchObject({ title: 'searchPage.found.categories', total: 16 })
    expect(group?.links.map(({ title }) => title)).toEqual(['c 0', 'c 1', 'c 2', 'c 3', 'v 0'])
    expect(group?.links.at(-1)?.href).toBe('/v-0')
    expect(others).toEqual([])
  })

  it('omits empty kinds, and links each kind to its own pages', () => {
    const results = { ...noResults, articles: hits('a', 1), menuItems: hits('m', 1) }
    expect(suggestGroups(results, routesOf('cs')).map(({ links }) => links[0]?.href)).toEqual([
      '/clanky/a-0',
      '/stranka/m-0',
    ])
  })

  it('truncates titles of categories at 45', () => {
    const long = {
      id: '1',
      title: 'Rohrventilatoren mit EC-Motor und Schalldämmung im Haus',
      slug: 'x',
    }
    const results = { ...noResults, categories: { total: 1, entities: [long] } }
    expect(suggestGroups(results, routesOf('de'))[0]?.links[0]?.title.length).toBeLessThanOrEqual(
      45,
    )
  })
})
