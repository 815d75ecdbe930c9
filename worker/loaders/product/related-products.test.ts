import { describe, expect, it } from 'vitest'
import { sampleTile } from '../../../client/testing/sample-product.ts'
import { relatedProducts } from './related-products.ts'

interface Wish {
  ids?: readonly string[]
  fitting?: string
  replacing?: string
  replacements?: readonly string[]
}

const none = {
  fits: [],
  alternatives: [],
  requires: [],
  consumables: [],
  successors: [],
  set: [],
  sets: [],
  colours: [],
}

describe('§4 Product: related products (UX rule 17)', () => {
  it('§3 fit: requests those that fit the variant and the others, and distinguishes relation types', async () => {
    const requested: unknown[] = []
    const reads = {
      async products(wish: Wish) {
        requested.push(wish)
        const ids = [...(wish.ids ?? []), ...(wish.replacements ?? [])]
        return ids.filter((id) => id !== 'gone').map((id) => sampleTile({ id }))
      },
    }
    const related = {
      ...none,
      requires: ['a', 'gone'],
      fits: ['b', 'a'],
      sets: ['gone', 'c'],
    }
    const found = await relatedProducts(reads, related, 'v1')
    expect(requested).toEqual([{ ids: ['a', 'gone', 'b'], fitting: 'v1', replacements: ['c'] }])
    expect(found.requires?.map(({ id }) => id)).toEqual(['a'])
    expect(found.fits?.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(Object.keys(found)).toEqual(['requires', 'fits', 'sets'])
  })

  it('asks for the others by themselves where a CMS does not know them', async () => {
    const requested: unknown[] = []
    const reads = {
      async products(wish: Wish) {
        requested.push(wish)
        return (wish.ids ?? []).map((id) => sampleTile({ id }))
      },
    }
    const related = { ...none, fits: ['a'], alternatives: ['b'] }
    const found = await relatedProducts(reads, related, 'v1')
    expect(requested[1]).toEqual({ ids: ['b'], replacing: 'v1' })
    expect(found.alternatives?.map(({ id }) => id)).toEqual(['b'])
  })
})
