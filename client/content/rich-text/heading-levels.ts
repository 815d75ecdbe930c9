import type { RichText, RichTextNode } from '../../../domain/content/rich-text.ts'
import { readNumber } from './attributes.ts'

/**
 * Heading levels of a text as they stand below the page's own headings: its highest level becomes
 * `base`, and no step is left out, whatever levels an editor took for their looks.
 */
export function headingLevels(doc: RichText, base: number): Map<number, number> {
  const used = new Set<number>()
  collect(doc.content, used, 0)
  const sorted = [...used].sort((a, b) => a - b)
  return new Map(sorted.map((level, index) => [level, Math.min(base + index, 6)]))
}

function collect(nodes: RichTextNode[], used: Set<number>, depth: number) {
  if (depth > maxDepth) return
  for (const node of nodes) {
    if (node.type === 'heading') used.add(levelOf(node))
    if (node.content) collect(node.content, used, depth + 1)
  }
}

/** Deeper than any text: what lies below is a mistake or an attack, and left out. */
export const maxDepth = 30

export function levelOf(node: RichTextNode): number {
  return readNumber(node.attrs, 'level', 1, 6) ?? 2
}
