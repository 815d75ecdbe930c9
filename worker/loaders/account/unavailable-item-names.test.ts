import { describe, it } from 'vitest'
import { unavailableItemNames } from './unavailable-item-names.ts'

const items = [
  { variantId: 'v1', name: 'Fan' },
  { variantId: 'v2', name: 'Filter' },
  { variantId: 'v2', name: 'Filter' },
]
const namesFor = (query: string) => unavailableItemNames(new URLSearchParams(query), items)

describe('products that could not be added to the cart', () => {
  it('are named once, and only those on the list', ({ expect }) => {
    expect(namesFor('missing=v2,x')).toEqual(['Filter'])
  })

  it('are empty for junk', ({ expect }) => {
    for (const query of ['', 'missing=', 'missing=2', 'missing=<b>']) {
      expect(namesFor(query)).toEqual([])
    }
  })
})
