import type { RichText, RichTextNode } from '../../../domain/content/rich-text.ts'

/** Nodes that hold text directly; their containers are traversed. */
const textBlocks = new Set(['paragraph', 'heading'])

/** The words of a rich text, its paragraphs and list items as lines. */
export function plainText(doc: RichText): string {
  return doc.content.flatMap(linesOf).join('\n')
}

function linesOf(node: RichTextNode): string[] {
  if (!textBlocks.has(node.type)) return (node.content ?? []).flatMap(linesOf)
  const line = wordsOf(node).trim()
  return line ? [line] : []
}

function wordsOf({ text = '', content = [] }: RichTextNode): string {
  return text + content.map(wordsOf).join('')
}
