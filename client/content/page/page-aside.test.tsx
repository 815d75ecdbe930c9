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

it('§3 Page: a menu without a title or items has no empty heading beside the page', () => {
  const item = {
    id: 'terms',
    title: 'AGB',
    link: { type: 'page' as const, target: 'agb' },
    image: null,
    children: [],
  }
  const aside = (items: (typeof item)[]) =>
    renderInShop(<PageAside path="/seite/agb" contactBox={contactBox} />, {
      menus: [{ code: 'footer-legal', title: '', items }],
    })
  expect(aside([item])).toContain('>AGB</a>')
  for (const html of [aside([item]), aside([])]) {
    expect(html.match(/<h2/g)).toHaveLength(1)
    expect(html).not.toMatch(/<h2[^>]*><|page-aside__menu"><\/ul>/)
  }
})
