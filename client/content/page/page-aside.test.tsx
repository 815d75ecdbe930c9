import { expect, it } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { PageAside } from './page-aside.tsx'

const contactBox = { title: 'Fragen?', description: 'Wir antworten.' }
const render = (showButton?: boolean, configuration = {}) =>
  renderInShop(<PageAside path="/seite/agb" contactBox={{ ...contactBox, showButton }} />, {
    configuration,
  })

it('§3 Page show_button: a button links to the contact form, only if it is on', () => {
  expect(render(true)).toContain('class="button button--primary')
  expect(render(false)).not.toContain('class="button')
  expect(render()).not.toContain('class="button')
})

it('§3 block contact image is in the contact box; without one there is none', () => {
  const contactImage = { path: 'article/desk', alt: 'Beratung' }
  expect(render(false, { contactImage })).toContain('alt="Beratung"')
  expect(render(false)).not.toContain('<img')
})
