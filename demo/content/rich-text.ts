import type { Mark, RichText, RichTextNode } from '../../domain/content/rich-text.ts'

/** A document of the given nodes. */
export function doc(...content: RichTextNode[]): RichText {
  return { type: 'doc', content }
}

const marked = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)|\*(.+?)\*|\/\/(.+?)\/\/|__(.+?)__|~~(.+?)~~|~(.+?)~|\^(.+?)\^/g
// Scans ahead to the end of the text from every letter, so it is tried only if there is an anchor.
const anchored = new RegExp(`${marked.source}|(.+?) ?\\{#([a-z-]+)\\}$`, 'g')

const plainMarks = [
  [0, 'bold'], [3, 'em'], [4, 'italic'], [5, 'underline'], [6, 'strike'], [7, 'subscript'], [8, 'superscript'],
] as const

/**
 * Text with its marks as nodes: `**bold**`, `*em*`, `//italic//`, `__underline__`, `~~strike~~`,
 * `CO~2~`, `m^2^`, `[link](/path)`, and `Heading {#anchor}`.
 */
export function inline(text: string): RichTextNode[] {
  const nodes: RichTextNode[] = []
  let end = 0
  for (const match of text.matchAll(text.includes('{#') ? anchored : marked)) {
    if (match.index > end) nodes.push({ type: 'text', text: text.slice(end, match.index) })
    nodes.push(markedNode(match.slice(1)))
    end = match.index + match[0].length
  }
  if (end < text.length) nodes.push({ type: 'text', text: text.slice(end) })
  return nodes
}

function markedNode(groups: (string | undefined)[]): RichTextNode {
  for (const [group, mark] of plainMarks) {
    const text = groups[group]
    if (text) return marks(text, mark)
  }
  const [, linked, href = '', , , , , , , headed = '', id = ''] = groups
  return linked
    ? { type: 'text', text: linked, marks: [{ type: 'link', attrs: { href } }] }
    : { type: 'text', text: headed, marks: [{ type: 'anchor', attrs: { id } }] }
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

/** A table with a header row; if that is empty, with a header column. */
export function table(...rows: string[][]): RichTextNode {
  const [head = [], ...body] = rows
  const hasHead = head.some(Boolean)
  // An empty corner cell is no header.
  const shown = hasHead ? [rowOf(head, (column) => Boolean(head[column]))] : []
  return { type: 'table', content: [...shown, ...body.map((cells) => rowOf(cells, (column) => !hasHead && column === 0))] }
}

function rowOf(cells: string[], isHead: (column: number) => boolean): RichTextNode {
  return {
    type: 'tableRow',
    content: cells.map((text, column) => ({
      type: isHead(column) ? 'tableHeader' : 'tableCell',
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [p(text)],
    })),
  }
}

/** A floating picture. */
export function image(fileKey: string, alt: string, float: string): RichTextNode {
  return { type: 'image', attrs: { fileKey, alt, title: alt, width: 320, height: 320, crop: false, float } }
}

/** A link displayed as a button. */
export function button(title: string, href: string): RichTextNode {
  return {
    type: 'button',
    attrs: { title, href, color: 'primary', size: 'md', float: 'left', icon_left: null, icon_right: 'arrow-right', link_target_blank: false },
  }
}
