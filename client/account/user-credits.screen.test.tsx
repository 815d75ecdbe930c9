import { expect, it } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { Screen } from './user-credits.screen.tsx'

const statement = { balance: 40, worth: 0.04, netPerCredit: 1, entries: [] }
const featured = { title: 'Beliebt', products: [{ slug: 'aura', name: 'Aura 100' }] }

it('§2 product links of the credits page carry for_credits=true', () => {
  const html = renderInShop(
    <Screen statement={statement} page={1} totalPages={1} featured={featured} />,
  )
  expect(html).toContain('<a href="/produkt/aura?for_credits=true">Aura 100</a>')
})

it('§2 a credits page without featured products links to none', () => {
  const html = renderInShop(<Screen statement={statement} page={1} totalPages={1} />)
  expect(html).not.toContain('for_credits')
})
