import type { Mark, RichText, RichTextNode } from '../../../domain/rich-text.ts'

/** A document of the given nodes. */
export function doc(...content: RichTextNode[]): RichText {
  return { type: 'doc', content }
}

const marked = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

/** Text with `**bold**` and `[links](/path)` as nodes. */
export function inline(text: string): RichTextNode[] {
  const nodes: RichTextNode[] = []
  let end = 0
  for (const match of text.matchAll(marked)) {
    if (match.index > end) nodes.push({ type: 'text', text: text.slice(end, match.index) })
    const [whole, bold, title, href] = match
    nodes.push(bold ? marks(bold, 'bold') : { type: 'text', text: title ?? '', marks: [{ type: 'link', attrs: { href: href ?? '' } }] })
    end = match.index + whole.length
  }
  if (end < text.length) nodes.push({ type: 'text', text: text.slice(end) })
  return nodes
}

/** A text with marks that have no attributes. */
export function marks(text: string, ...types: Mark['type'][]): RichTextNode {
  return { type: 'text', text, marks: types.map((type) => ({ type })) }
}

export function h2(text: string): RichTextNode {
  return { type: 'heading', attrs: { level: 2 }, content: inline(text) }
}

export function h3(text: string): RichTextNode {
  return { type: 'heading', attrs: { level: 3 }, content: inline(text) }
}

export function p(text: string): RichTextNode {
  return { type: 'paragraph', content: inline(text) }
}

/** A paragraph of nodes, with attributes such as `textAlign`. */
export function paragraph(content: RichTextNode[], attrs?: Record<string, unknown>): RichTextNode {
  return attrs ? { type: 'paragraph', attrs, content } : { type: 'paragraph', content }
}

export function ul(...items: string[]): RichTextNode {
  return { type: 'bulletList', content: items.map(item) }
}

export function ol(...items: string[]): RichTextNode {
  return { type: 'orderedList', content: items.map(item) }
}

function item(text: string): RichTextNode {
  return { type: 'listItem', content: [p(text)] }
}

/** A table whose first row is its head. */
export function table(...rows: string[][]): RichTextNode {
  return {
    type: 'table',
    content: rows.map((cells, row) => ({
      type: 'tableRow',
      content: cells.map((text) => ({
        type: row === 0 ? 'tableHeader' : 'tableCell',
        attrs: { colspan: 1, rowspan: 1, colwidth: null },
        content: [p(text)],
      })),
    })),
  }
}
