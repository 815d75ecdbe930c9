import { expect, it } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { Screen } from './wish-list.screen.tsx'

it('a guest list says where it is stored and how to save it permanently, also without JavaScript', () => {
  const html = renderInShop(<Screen list={null} problem={null} isGuest />)
  expect(html).toContain('nur in diesem Browser')
  expect(html).toContain('href="/login?redirect=%2Fuser%2Fwishlist"')
  // Its content is known to the browser only.
  expect(html).not.toContain('Ihr Merkzettel ist leer')
})
