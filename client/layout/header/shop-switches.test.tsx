import { describe, it } from 'vitest'
import type { Currency } from '../../../domain/currency.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ShopSwitches } from './shop-switches.tsx'

const points = { decimalPoint: ',', millesimalPoint: '.' }
const euro: Currency = {
  ...points,
  code: 'EUR',
  symbol: '€',
  symbolPlacement: 'right',
  decimalPlaces: 2,
}
const crown: Currency = {
  ...points,
  code: 'CZK',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 0,
}
const switches = (currencies: Currency[]) =>
  renderInShop(<ShopSwitches url="/" />, { globals: { currencies } })

describe('§4 preferences of a shop with one language and one currency', () => {
  it('offer no choice where there is none', ({ expect }) => {
    const one = switches([euro])
    expect(one).toContain('name="display_vat"')
    expect(one).not.toContain('name="currency"')
    // In tests there is no other language.
    expect(one).not.toContain('language-list')
    expect(switches([euro, crown])).toContain('name="currency"')
  })
})
