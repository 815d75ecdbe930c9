import { describe, it } from 'vitest'
import { unavailableItemNames } from './unavailable-item-names.ts'

const items = [
  { variantId: 'v1', name: 'Fan' },
  { variantId: 'v2', name: 'Filter' },
  { variantId: 'v2', name: 'Filter' },
]
const namesFor = (query: string) => unavailableItemNames(new URLSearchParams(query), items)

describe('what could not be put into the cart', () => {
  it('is named once, and only what is on the list', ({ expect }) => {
    expect(namesFor('missing=v2,x')).toEqual(['Filter'])
  })

  it('is nothing for junk', ({ expect }) => {
    for (const query of ['', 'missing=', 'missing=2', 'missing=<b>']) {
      expect(namesFor(query)).toEqual([])
    }
  })
})
