import { expect, it } from 'vitest'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ConnectionLinks } from './connection-links.tsx'

const diameter = (id: string): Parameter => ({
  code: 'dn',
  title: 'Nennweite',
  group: '',
  type: 'values',
  unit: 'mm',
  number: null,
  values: [{ id, title: id }],
  description: null,
})
const render = (categoryId: string, dn: string) =>
  renderInShop(<ConnectionLinks categoryId={categoryId} parameters={[diameter(dn)]} />)

it('domain 2.4: links to fitting parts, with diameter and end prefilled', () => {
  expect(render('C1', '100')).toContain(
    'href="/rechner/anschluss?size=100&amp;end=pipe&amp;toEnd=male"',
  )
})

it('domain 2.4: names the reducer for the diameter it is often confused with', () => {
  const html = render('A2.1', '150')
  expect(html).toContain('href="/rechner/anschluss?size=150&amp;to=160&amp;toEnd=male"')
  expect(html).toContain('Ø 160')
  expect(render('A2.1', '100').match(/<a /g)).toHaveLength(1)
})

it('is empty for parts without a connection', () => {
  expect(render('H1.1', '100')).toBe('')
})
