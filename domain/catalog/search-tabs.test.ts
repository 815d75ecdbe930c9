import { describe, expect, it } from 'vitest'
import { noResults } from './no-results.ts'
import { parseSearchTab, searchTotals, startTab } from './search-tabs.ts'

const some = (total: number) => ({ entities: [], total })

describe('§3 Search results by location', () => {
  it('are counted in four tabs, saved filters with categories, terms with articles, pages with questions', () => {
    const results = {
      ...noResults,
      categories: some(2),
      virtualCategories: some(3),
      articles: some(5),
      glossaryTerms: some(7),
      faqQuestions: some(11),
      menuItems: some(13),
    }
    expect(searchTotals(results, 17)).toEqual({
      products: 17,
      categories: 5,
      articles: 12,
      faq: 24,
    })
    const { glossaryTerms: _, ...without } = results
    expect(searchTotals(without, 0).articles).toBe(5)
  })

  it('begin with products, else with the first that has results', () => {
    const totals = { products: 0, categories: 0, articles: 2, faq: 1 }
    expect(startTab({ ...totals, products: 1 })).toBe('products')
    expect(startTab(totals)).toBe('articles')
    expect(startTab({ ...totals, articles: 0, faq: 0 })).toBe('products')
  })

  it.each([null, '', 'Products', 'constructor', 'pages'])('rejects %j as a tab', (value) => {
    expect(parseSearchTab(value)).toBeNull()
  })
})
