import { describe, expect, it } from 'vitest'
import type { Mark, RichTextNode } from '../../../domain/content/rich-text.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { RichText } from './rich-text.tsx'

function render(...content: RichTextNode[]): string {
  const html = renderInShop(<RichText doc={{ type: 'doc', content }} />)
  return html.replace(/^<div class="rich-text">|<\/div>$/g, '')
}

const words = (value: string, ...marks: Mark[]): RichTextNode => ({
  type: 'text',
  text: value,
  marks,
})
const node = (type: string, attrs: Record<string, unknown>, ...content: RichTextNode[]) => ({
  type,
  attrs,
  content,
})

describe('§3 rich-text nodes', () => {
  it('aligns paragraphs and sets full width by class', () => {
    expect(render(node('paragraph', { textAlign: 'center', maxWidth: 'full' }, words('a')))).toBe(
      '<p class="rich-text__center rich-text__full">a</p>',
    )
    expect(render(node('paragraph', { textAlign: 'left' }, words('a')))).toBe('<p>a</p>')
  })

  it('shifts headings below the page title without gaps', () => {
    const html = render(
      node('heading', { level: 1 }, words('a')),
      node('heading', { level: 4 }, words('b')),
      node('heading', { level: 'x' }, words('c')),
    )
    expect(html).toBe('<h2>a</h2><h4>b</h4><h3>c</h3>')
  })

  it('renders lists in either spelling', () => {
    const item = node('listItem', {}, node('paragraph', {}, words('a')))
    expect(render(node('bulletList', {}, item))).toBe('<ul><li><p>a</p></li></ul>')
    expect(render(node('ordered_list', { start: 3 }, item))).toBe(
      '<ol start="3"><li><p>a</p></li></ol>',
    )
  })

  it('renders tables with spans and column widths', () => {
    const html = render(
      node(
        'table',
        {},
        node(
          'tableRow',
          {},
          node('tableHeader', { colspan: 2, colwidth: [120, null] }, words('a')),
        ),
        node(
          'tableRow',
          {},
          node('tableCell', { rowspan: 2 }, words('b')),
          node('tableCell', { rowspan: 0 }),
        ),
      ),
    )
    expect(html).toContain('<colgroup><col width="120"/><col/></colgroup>')
    expect(html).toContain('<tr><th colSpan="2">a</th></tr>')
    expect(html).toContain('<tr><td rowSpan="2">b</td><td></td></tr>')
  })

  it('renders images of the image server with size, float and crop', () => {
    const html = render(
      node('image', {
        fileKey: 'page/werk.jpg',
        alt: 'Werk',
        title: 'Unser Werk',
        width: 300,
        height: 200,
        float: 'left',
        crop: true,
      }),
    )
    expect(html).toContain('src="/cdn/image/w640/page/werk.webp"')
    expect(html).toContain(
      'class="rich-text__image rich-text__image--left rich-text__image--cropped"',
    )
    expect(html).toContain('width="300" height="200" alt="Werk"')
    expect(html).toContain('title="Unser Werk"')
    expect(render(node('image', { fileKey: 'page/werk.jpg' }))).not.toContain('title=')
  })

  it.for([
    ['Küche & Bad/Lüfter, groß.JPG', 'K%C3%BCche%20%26%20Bad/L%C3%BCfter%2C%20gro%C3%9F'],
    ['../api/session', null],
    ['//elsewhere.example/a', null],
    ['https://elsewhere.example/a.png', null],
    ['a" onload="x', null],
  ])('§7 Images: the file %s of an editor is %s', ([fileKey, path], { expect }) => {
    const html = render(node('image', { fileKey, alt: '' }))
    if (path === null) return expect(html).toBe('')
    expect(html).toContain(`src="/cdn/image/w640/${path}.webp"`)
    const entries = /srcSet="([^"]+)"/.exec(html)?.[1]?.split(', ') ?? []
    expect(entries.map((entry) => entry.split(' ').length)).toEqual([2, 2, 2, 2])
  })

  it('renders buttons with icons, a file and a new tab', () => {
    const html = render(
      node('button', {
        title: 'Datenblatt',
        file: 'blatt.pdf',
        color: 'white',
        size: 'large',
        float: 'right',
        icon_left: 'download',
        icon_right: 'no-such-icon',
        link_target_blank: true,
      }),
    )
    expect(html).toContain('href="/cdn/upload/blatt.pdf"')
    expect(html).toContain('rel="noopener" target="_blank"')
    const named = render(node('button', { title: 'x', file: 'Prüfung 1.pdf' }))
    expect(named).toContain('href="/cdn/upload/Pr%C3%BCfung%201.pdf"')
    expect(html).toContain('button--secondary button--large')
    expect(html).toContain('icon-before icon--download')
    expect(html).not.toContain('no-such-icon')
    expect(html).toContain('class="rich-text__button rich-text__button--right"')
  })

  it('renders both icons of a button', () => {
    const attrs = { title: 'Weiter', href: '/rohre', icon_left: 'check', icon_right: 'arrow-right' }
    expect(render(node('button', attrs))).toMatch(
      /icon-before icon--check"[^<]*>Weiter<i class="icon icon--arrow-right"/,
    )
  })

  it('renders the right icon of a button after its title', () => {
    const attrs = { title: 'Weiter', href: '/rohre', icon_right: 'arrow-right' }
    expect(render(node('button', attrs))).toMatch(/icon-after icon--arrow-right"[^<]*>Weiter</)
  })

  it.for([
    ['left', 'rich-text__button rich-text__button--left'],
    ['center', 'rich-text__button rich-text__button--center'],
    ['x" onclick="y', 'rich-text__button'],
    [null, 'rich-text__button'],
  ] as const)('floats a button by class: %s', ([float, classes]) => {
    const html = render(node('button', { title: 'a', href: '/a', float }))
    expect(html).toContain(`<p class="${classes}">`)
  })

  it('renders a clearer', () => {
    expect(render(node('clearer', {}))).toBe('<div class="rich-text__clearer"></div>')
  })

  it('nests marks, the first outermost', () => {
    const all: Mark[] = [
      { type: 'bold' },
      { type: 'em' },
      { type: 'italic' },
      { type: 'strike' },
      { type: 'subscript' },
      { type: 'superscript' },
      { type: 'underline' },
    ]
    expect(render(words('x', ...all))).toBe(
      '<strong><em><em><s><sub><sup><u>x</u></sup></sub></s></em></em></strong>',
    )
  })

  it('links, also to anchors of the same text', () => {
    const anchor: Mark = { type: 'anchor', attrs: { id: 'versand' } }
    const link: Mark = { type: 'link', attrs: { href: '#versand' } }
    expect(render(words('a', anchor), words('b', link))).toBe(
      '<span id="versand">a</span><a href="#versand">b</a>',
    )
  })

  it('opens external links with rel noopener', () => {
    const link: Mark = { type: 'link', attrs: { href: 'https://example.org/x', target: '_blank' } }
    expect(render(words('a', link))).toContain(
      'href="https://example.org/x" rel="noopener" target="_blank"',
    )
  })
})

describe('design §8: rich text from a hostile CMS', () => {
  it('drops unknown nodes and keeps their content', () => {
    const strange = ['widget', 'script', 'constructor', '__proto__', 'toString']
    for (const type of strange) expect(render(node(type, {}, words('kept')))).toBe('kept')
  })

  it('escapes markup', () => {
    expect(render(words('<img src=x onerror=alert(1)>'))).toBe('&lt;img src=x onerror=alert(1)&gt;')
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
  ])('links %j to nothing', (href) => {
    expect(render(words('a', { type: 'link', attrs: { href } }))).not.toContain('<a')
    expect(render(node('button', { title: 'a', href }))).toBe('')
  })

  it.each(['../../secret', 'https://evil.example/x', '/etc/passwd', 'a"onerror="x', ''])(
    'requests only file keys of the image server (%j)',
    (fileKey) => {
      expect(render(node('image', { fileKey }))).toBe('')
    },
  )

  it('sets no id of the app itself, and no class or style of its choice', () => {
    const anchor = (id: unknown): Mark => ({
      type: 'anchor',
      attrs: { id, style: 'x', class: 'y' },
    })
    for (const id of ['boot', 'app', 'a b', '"><script>', 7]) {
      expect(render(words('a', anchor(id)))).toBe('<span>a</span>')
    }
    expect(
      render(node('paragraph', { textAlign: 'x" onclick="y', style: 'color:red' }, words('a'))),
    ).toBe('<p>a</p>')
  })

  it('accepts a very deep tree', () => {
    let deep: RichTextNode = words('bottom')
    for (let depth = 0; depth < 5000; depth++) deep = node('paragraph', {}, deep)
    expect(render(words('top'), deep)).toContain('top')
  })
})
