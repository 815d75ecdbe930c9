import { describe, expect, it } from 'vitest'
import type { RichTextNode } from '../../../domain/content/rich-text.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import type { RichTextAttributes } from './attributes.ts'
import { RichText } from './rich-text.tsx'

/** Two values of each supported attribute; undefined: without it. The type requires every one. */
type Values = {
  [Type in keyof RichTextAttributes]: Record<
    RichTextAttributes[Type],
    readonly [before: unknown, after: unknown]
  >
}

const values: Values = {
  paragraph: { maxWidth: [undefined, 'full'], textAlign: ['left', 'center'] },
  heading: { level: [2, 3], textAlign: ['left', 'right'], id: [undefined, 'masse'] },
  ordered_list: { start: [undefined, 3], order: [undefined, 4] },
  table_cell: { colwidth: [undefined, [120]], rowspan: [1, 2], colspan: [1, 3] },
  image: {
    fileKey: ['page/a.jpg', 'page/b.jpg'],
    alt: ['Werk', 'Halle'],
    title: [undefined, 'Unser Werk'],
    crop: [false, true],
    width: [300, 400],
    height: [200, 250],
    float: [undefined, 'right'],
  },
  button: {
    color: ['primary', 'red'],
    size: ['small', 'large'],
    float: [undefined, 'left'],
    href: ['/a', '/b'],
    file: ['a.pdf', 'b.pdf'],
    icon_left: [undefined, 'download'],
    icon_right: [undefined, 'download'],
    title: ['Los', 'Weiter'],
    link_target_blank: [false, true],
  },
  anchor: { id: ['a', 'b'], name: ['a', 'b'] },
  link: {
    href: ['/a', '/b'],
    target: [undefined, '_blank'],
    link_target_blank: [false, true],
  },
}

/** Other attributes that a node needs. */
const others: Partial<Record<keyof RichTextAttributes, Record<string, unknown>>> = {
  image: { fileKey: 'page/a.jpg', alt: '', width: 300, height: 200 },
  button: { title: 'Los', file: 'a.pdf' },
  link: { href: 'https://example.org/x' },
}

const types = Object.keys(values) as (keyof RichTextAttributes)[]
const all = types.flatMap((type) =>
  Object.entries(values[type]).map(([name, [before, after]]) => ({ type, name, before, after })),
)

const text: RichTextNode = { type: 'text', text: 'a' }

function around(type: string, node: RichTextNode): RichTextNode[] {
  if (type === 'table_cell') {
    return [{ type: 'table', content: [{ type: 'table_row', content: [node, node] }] }]
  }
  // A heading's level is relative to another one's.
  if (type === 'heading') return [{ ...node, attrs: { level: 2 } }, node]
  return [node]
}

function render(type: keyof RichTextAttributes, name: string, value: unknown): string {
  const attrs = { ...others[type], ...(value !== undefined && { [name]: value }) }
  const isMark = type === 'anchor' || type === 'link'
  const node = isMark
    ? { ...text, marks: [{ type, attrs }] }
    : { type, attrs, content: type === 'ordered_list' ? [] : [text] }
  return renderInShop(<RichText doc={{ type: 'doc', content: around(type, node) }} />)
}

describe('§3 rich-text attributes: each supported one changes the output', () => {
  it.each(all)('$type $name', ({ type, name, before, after }) => {
    const html = render(type, name, before)
    expect(html).not.toBe('<div class="rich-text"></div>')
    expect(render(type, name, after)).not.toBe(html)
  })

  it('covers all that the specification names', () => {
    const names = (type: keyof RichTextAttributes) => Object.keys(values[type]).join(' ')
    expect(names('paragraph')).toBe('maxWidth textAlign')
    expect(names('heading')).toContain('level')
    expect(names('table_cell')).toBe('colwidth rowspan colspan')
    expect(names('image')).toBe('fileKey alt title crop width height float')
    expect(names('button')).toBe(
      'color size float href file icon_left icon_right title link_target_blank',
    )
  })
})
