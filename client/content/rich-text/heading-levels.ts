import type { RichText, RichTextNode } from '../../../domain/content/rich-text.ts'
import { readNumber } from './attributes.ts'

/**
 * Maps a text's heading levels below the page's headings: its highest level becomes `base`, without
 * gaps, whatever levels an editor chose for their looks.
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

/** Maximum depth: deeper nodes are a mistake or an attack, and dropped. */
export const maxDepth = 30

export function levelOf(node: RichTextNode): number {
  return readNumber(node.attrs, 'level', 1, 6) ?? 2
}
