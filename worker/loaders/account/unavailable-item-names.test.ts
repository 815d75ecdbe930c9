import { describe, it } from 'vitest'
import { textOf } from '../../texts.ts'
import { unavailableItemNames } from './unavailable-item-names.ts'

const items = [
  { variantId: 'v1', name: 'Fan' },
  { variantId: 'v2', name: 'Filter' },
  { variantId: 'v2', name: 'Filter' },
]
const text = await textOf({ locale: 'de' })
const namesFor = (query: string) => unavailableItemNames(new URLSearchParams(query), items, text)

describe('products that could not be added to the cart', () => {
  it('are named once, and only those on the list', ({ expect }) => {
    expect(namesFor('missing=v2,x')).toEqual(['Filter'])
  })

  it('have the reason of the store', ({ expect }) => {
    expect(namesFor('missing=v1:out_of_stock,v2:not_found')).toEqual([
      'Fan – weniger auf Lager als gewünscht',
      'Filter – nicht mehr im Sortiment',
    ])
    expect(namesFor('missing=v1:toString,v2:cart_empty')).toEqual(['Filter'])
  })

  it('have a reason for each refusal of a line that is added to the cart', ({ expect }) => {
    for (const code of [
      'not_available',
      'out_of_stock',
      'amount',
      'not_found',
      'cart_full',
      'group_only',
    ]) {
      expect(namesFor(`missing=v1:${code}`)[0], code).toMatch(/^Fan – ./)
    }
  })

  it('are empty for junk', ({ expect }) => {
    for (const query of ['', 'missing=', 'missing=2', 'missing=<b>']) {
      expect(namesFor(query)).toEqual([])
    }
  })
})
