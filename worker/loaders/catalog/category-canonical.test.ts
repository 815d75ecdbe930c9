import { describe, it } from 'vitest'
import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import type { FilteredCategory } from '../../../domain/catalog/filtered-category.ts'
import type { VirtualCategoryLink } from '../../../domain/catalog/virtual-category.ts'
import { canonicalOf } from './category-canonical.ts'

const category = { pageMeta: { slug: 'rohrventilatoren' } } as Parameters<typeof canonicalOf>[0]
const scope: CatalogScope = {
  categoryId: 'A2',
  values: {},
  ranges: {},
  brands: [],
  availableOnly: false,
  sort: 'default',
  page: 1,
  perPage: 21,
}
const saved: VirtualCategoryLink = {
  _id: 'vc-160',
  locale: 'de',
  title: 'Rohrventilatoren Ø 160',
  slugs: { de: 'rohrventilatoren-160' },
  canonical_slugs: ['rohrventilatoren?f_dn=160&f_dn=150'],
}
const described = {
  _id: 'ec',
  parameters: [{ entityId: 'motor', values: ['ec'] }],
} as FilteredCategory

function canonical(chosen: Partial<CatalogScope>) {
  const found = canonicalOf(
    category,
    { ...scope, ...chosen },
    { virtual: [saved], filtered: [described] },
  )
  return found && [found.kind, found.category._id]
}

describe('§5 canonical', () => {
  it('is the saved filter with exactly the same values, in any order', ({ expect }) => {
    expect(canonical({ values: { dn: ['150', '160'] } })).toEqual(['virtual', 'vc-160'])
    expect(canonical({ values: { dn: ['160', '150'] }, sort: 'price', page: 2 })).toEqual([
      'virtual',
      'vc-160',
    ])
  })

  it('is the filtered category with exactly the same parameters and values', ({ expect }) => {
    expect(canonical({ values: { motor: ['ec'] } })).toEqual(['filtered', 'ec'])
  })

  it('is undefined for a subset, a superset and other filters', ({ expect }) => {
    const others: Partial<CatalogScope>[] = [
      {},
      { values: { dn: ['150'] } },
      { values: { dn: ['150', '160', '200'] } },
      { values: { dn: ['150', '160'], motor: ['ec'] } },
      { values: { motor: ['ec'] }, availableOnly: true },
      { values: { motor: ['ec'] }, ranges: { price: { from: null, to: 50 } } },
      { values: { motor: ['ec'] }, brands: ['zefyra'] },
    ]
    for (const chosen of others) expect(canonical(chosen)).toBeNull()
  })

  it('is not the saved filter of another category', ({ expect }) => {
    const other = { ...saved, canonical_slugs: ['ventilatoren?f_dn=160&f_dn=150'] }
    const chosen = { ...scope, values: { dn: ['150', '160'] } }
    expect(canonicalOf(category, chosen, { virtual: [other], filtered: [] })).toBeNull()
  })
})
