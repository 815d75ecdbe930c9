import { describe, expect, it } from 'vitest'
import type { Block } from '../../../domain/content/block.ts'
import { ContentBlock } from './content-block.tsx'
import { renderInShop } from '../../testing/render-in-shop.tsx'

const doc = { type: 'doc' as const, content: [] }
const link = { type: 'page' as const, target: 'beratung' }

/** One of each (spec §2 CMS content blocks). */
const blocks: { [Type in Block['type']]: Extract<Block, { type: Type }> } = {
  big_title: {
    id: '1',
    type: 'big_title',
    title: 'Beratung',
    text: 'Mo–Fr',
    backgroundColor: '#00535d',
    textColor: '#00535d',
  },
  categories: {
    id: '2',
    type: 'categories',
    blockTitle: 'Sortiment',
    categories: [{ title: 'x'.repeat(60), image: null, link, links: [{ title: 'Axial', link }] }],
  },
  collapsible: { id: '3', type: 'collapsible', title: 'Versand', text: doc },
  newsletter: { id: '4', type: 'newsletter', withText: true },
  products: { id: '5', type: 'products', blockTitle: 'Neu', products: [] },
  quote: { id: '6', type: 'quote', text: 'Leise.', author: null },
  text: { id: '7', type: 'text', text: doc },
  text_boxes: {
    id: '8',
    type: 'text_boxes',
    blockTitle: 'Auslegen',
    backgroundColor: 'red;background:url(//evil.example)',
    boxes: [{ title: 'Druck', text: 'Pa', image: null, button: { text: 'Mehr', link } }],
  },
  usp: {
    id: '9',
    type: 'usp',
    items: [{ icon: 'no-such-icon', title: 'y'.repeat(90), description: '' }],
  },
  divider: {
    id: '10',
    type: 'divider',
    wallpaper: { path: 'banner/duct', alt: '' },
    positionX: 'center',
    offsetX: 20,
    offsetY: -10,
    width: 400,
    height: 100,
    rotation: 45,
    paddingTop: 30,
    paddingBottom: 10,
  },
}

const render = (block: Block) =>
  renderInShop(<ContentBlock block={block} />, { globals: { newsletter: 'Tee und Kaffee' } })

describe('§2 CMS content blocks', () => {
  it.each(Object.values(blocks))('shows $type without a style attribute', (block) => {
    expect(render(block)).not.toContain('style=')
  })

  it('paints a CMS background as SVG, with a readable text colour', () => {
    const html = render(blocks.big_title)
    expect(html).toContain('fill="#00535d"')
    expect(html).toContain('big-title--dark')
  })

  it('paints nothing for an invalid colour', () => {
    expect(render(blocks.text_boxes)).not.toContain('evil')
  })

  it('§9 truncates titles of categories at 45 and of selling points at 80 characters', () => {
    expect(render(blocks.categories)).toContain(`>${'x'.repeat(45)}…<`)
    expect(render(blocks.usp)).toContain(`>${'y'.repeat(80)}…<`)
  })

  it('opens and closes a collapsible without JavaScript', () => {
    expect(render(blocks.collapsible)).toMatch(/^<details[^>]*><summary/)
  })

  it('§3 with_text selects the newsletter variant with a description', () => {
    const withText = render(blocks.newsletter)
    const without = render({ ...blocks.newsletter, withText: false })
    expect(withText).toContain('Tee und Kaffee, direkt')
    expect(without).not.toContain('Tee und Kaffee')
    expect(without).toContain('method="post"')
    // Without the merchant's data nothing is promised.
    expect(renderInShop(<ContentBlock block={blocks.newsletter} />)).not.toContain('Postfach')
  })

  it('law 23: the newsletter form links the privacy page', () => {
    const link = { type: 'page' as const, target: 'datenschutz' }
    const item = { id: 'p', role: 'privacy', title: 'Datenschutz', link, image: null, children: [] }
    const menus = [{ code: 'footer-legal' as const, title: 'Recht', items: [item] }]
    const html = renderInShop(<ContentBlock block={blocks.newsletter} />, { menus })
    expect(html).toMatch(/<a href="[^"]*datenschutz">Datenschutz<\/a>/)
  })

  it('§3 positions a divider’s picture by the CMS, or draws a line', () => {
    const html = render(blocks.divider)
    expect(html).toContain('height="140"')
    expect(html).toContain('x="-180" y="20" width="400" height="100" transform="rotate(45 20 70)"')
    expect(render({ ...blocks.divider, wallpaper: null })).toContain('<hr')
  })

  it('§3 text_color is the editor’s if it is readable, else black or white', () => {
    expect(render(blocks.big_title)).not.toContain('<font')
    const read = render({ ...blocks.big_title, textColor: '#FFEEDD' })
    expect(read.match(/<font color="#ffeedd">/g)).toHaveLength(2)
  })

  it('§3 block_categories has the colours of its editor', () => {
    const html = render({ ...blocks.categories, backgroundColor: '#FFF', textColor: '#00535d' })
    expect(html).toContain('<rect width="100%" height="100%" fill="#ffffff"')
    expect(html).toContain('<font color="#00535d">Sortiment</font>')
    expect(html).toContain('ground--light')
  })

  it('§3 block_text_boxes: images, colours, box_styles, colours and style of buttons', () => {
    const button = { text: 'Mehr', link, backgroundColor: '#123456', textColor: '#ffff00' }
    const box = { title: 'Druck', text: 'Pa', image: null, backgroundColor: '#ffeecc' }
    const html = render({
      ...blocks.text_boxes,
      backgroundColor: '#112233',
      images: [{ path: 'banner/duct', alt: 'Rohr' }],
      boxes: [
        { ...box, textColor: '#330000', button: { ...button, style: 'filled' } },
        { ...box, boxStyle: 'plain', button: { ...button, style: 'outlined', textColor: null } },
        { ...box, boxStyle: 'plain', backgroundColor: null, button: { ...button, style: 'text' } },
      ],
    })
    expect(html).toContain('alt="Rohr"')
    expect(html).toContain('text-boxes ground ground--dark')
    expect(html).toContain('text-boxes__box--framed ground ground--light')
    expect(html).toContain('<font color="#330000">Druck</font>')
    expect(html).toContain('button button--primary ground ground--dark')
    expect(html).toContain('<font color="#ffff00">Mehr</font>')
    expect(html).toContain('fill="none" stroke="#123456"')
    // A plain box is transparent: its text colour follows the block's background.
    expect(html).toContain('text-boxes__box--plain ground ground--dark')
  })

  it('§3 block_text_boxes: buttons, the single one first, and those of a box without it', () => {
    const [more, map, phone] = ['Mehr', 'Karte', 'Anrufen'].map((text) => ({ text, link }))
    const box = { title: 'Druck', text: 'Pa', image: null }
    const show = (buttons: object) =>
      render({ ...blocks.text_boxes, boxes: [{ ...box, button: null, ...buttons }] })
    const several = show({ button: more, buttons: [map, { ...phone, style: 'filled' }] })
    expect(several.match(/<a /g)).toHaveLength(3)
    expect(several).toMatch(/Mehr.*Karte.*button--primary.*Anrufen/)
    expect(show({ buttons: [map] }).match(/<a /g)).toHaveLength(1)
    for (const none of [{}, { buttons: [] }]) expect(show(none)).not.toContain('<a ')
  })

  it.each(['', 'red', 'x'.repeat(5000), '"><script>alert(1)</script>', 'url(//evil)'])(
    'is valid with %.20j for every colour',
    (colour) => {
      const colours = { backgroundColor: colour, textColor: colour }
      const button = { text: 'Mehr', link, ...colours, style: 'filled' as const }
      const box = { title: 'Druck', text: 'Pa', image: null, ...colours, button }
      for (const block of [
        { ...blocks.big_title, ...colours },
        { ...blocks.categories, ...colours },
        { ...blocks.text_boxes, ...colours, boxes: [box] },
      ]) {
        const html = render(block)
        expect(html).not.toMatch(/<font|<rect|<script|evil/)
      }
    },
  )

  it('omits a row without products', () => {
    expect(render(blocks.products)).toBe('')
  })
})
