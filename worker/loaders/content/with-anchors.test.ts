import { describe, it } from 'vitest'
import type { RichTextNode } from '../../../domain/content/rich-text.ts'
import { withAnchors } from './with-anchors.ts'
import { linkedProducts } from './linked-products.ts'

const words = (text: string, href?: string): RichTextNode => ({
  type: 'text',
  text,
  ...(href ? { marks: [{ type: 'link', attrs: { href } }] } : {}),
})
const heading = (level: number, title: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: title ? [words(title)] : [],
})
const doc = (...content: RichTextNode[]) => ({ type: 'doc' as const, content })

describe('§1 headings of an article', () => {
  it('have unique ids', ({ expect }) => {
    const { content, toc } = withAnchors(
      doc(
        heading(3, '1. Wie viel Luft?'),
        heading(4, 'Größe'),
        heading(4, 'Größe'),
        heading(5, 'Klein'),
        heading(3, '???'),
        heading(3, ''),
      ),
    )
    expect(toc).toEqual([
      { id: '1-wie-viel-luft', title: '1. Wie viel Luft?', depth: 0 },
      { id: 'grosse', title: 'Größe', depth: 1 },
      { id: 'grosse-2', title: 'Größe', depth: 1 },
      { id: 'section', title: '???', depth: 0 },
    ])
    expect(content.content.map(({ attrs }) => attrs?.['id'])).toEqual([
      '1-wie-viel-luft',
      'grosse',
      'grosse-2',
      'klein',
      'section',
      undefined,
    ])
  })
})

describe('§1 products that a text links to', () => {
  it('are its products, and its button’s category', ({ expect }) => {
    const text = doc(
      { type: 'paragraph', content: [words('Rohre', '/rohre'), words('T', '/produkt/tee?x=1')] },
      { type: 'paragraph', content: [words('T', '/produkt/tee'), words('Rat', '/artikel/rat')] },
      { type: 'button', attrs: { href: '/ventilatoren/bad', title: 'Alle' } },
    )
    expect(linkedProducts(text, 'de')).toEqual({ products: ['tee'], category: 'ventilatoren/bad' })
  })

  it('are none when it links elsewhere', ({ expect }) => {
    const text = doc({
      type: 'paragraph',
      content: [
        words('a', 'https://x.de/rohre'),
        words('b', '//x.de/y'),
        words('c', '#d'),
        words('e', '/'),
      ],
    })
    expect(linkedProducts(text, 'de')).toEqual({ products: [], category: null })
  })
})
