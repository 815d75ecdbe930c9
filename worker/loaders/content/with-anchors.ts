import { anchorOf } from '../../../domain/content/anchor-of.ts'
import type { RichText, RichTextNode } from '../../../domain/content/rich-text.ts'
import type { TocEntry } from '../../../domain/content/articles/toc-entry.ts'
import { levelOf } from '../../../client/content/rich-text/heading-levels.ts'
import { plainText } from '../structured-data/plain-text.ts'

interface Anchored {
  content: RichText
  /** Headings of the text's two highest levels. */
  toc: TocEntry[]
}

/** Adds anchors to a text's headings and lists them. */
export function withAnchors(doc: RichText): Anchored {
  const taken = new Set<string>()
  const levels = [...new Set(doc.content.filter(isHeading).map(levelOf))].sort((a, b) => a - b)
  const toc: TocEntry[] = []
  const content = doc.content.map((node) => {
    const title = isHeading(node) ? plainText({ type: 'doc', content: [node] }) : ''
    if (!title) return node
    const id = freeName(anchorOf(title) || 'section', taken)
    const depth = levels.indexOf(levelOf(node))
    if (depth < 2) toc.push({ id, title, depth })
    return { ...node, attrs: { ...node.attrs, id } }
  })
  return { content: { ...doc, content }, toc }
}

function isHeading({ type }: RichTextNode): boolean {
  return type === 'heading'
}

function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name}-${count}`
  taken.add(free)
  return free
}
