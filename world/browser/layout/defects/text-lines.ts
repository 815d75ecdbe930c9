import { type Box, isEmpty, slack } from './box.ts'
import { containers, hasBox, isShown, layerOf, scope, scrolls, styleOf } from './element-state.ts'
import { nameOf, report } from './report.ts'
import { visiblePart } from './visible-part.ts'

export interface TextLine {
  element: Element
  node: Text
  box: Box
  layer: Element
}

/**
 * The visible lines of text. Reports text that is clipped, broken letter by letter, or outside of
 * its visible box.
 */
export function readTextLines(): TextLine[] {
  const lines: TextLine[] = []
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').trim()
    const element = node.parentElement
    if (!text || !element || element.closest('script, style, noscript, option, svg')) continue
    if (!isShown(element)) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const first = rects[0]
    if (!first) continue

    const tops = new Set(rects.map(({ top }) => Math.round(top)))
    const words = text.split(/[\s\-\u00ad/\u200b]+/).length
    if (tops.size >= 3 && tops.size > words && text.length / tops.size < 3) {
      report('letters', element, `${text.length} letters in ${tops.size} lines`)
    }

    const layer = layerOf(element)
    for (const rect of rects) {
      const seen = visiblePart(element, rect, true)
      if (isEmpty(seen)) continue
      // A line box is higher than its glyphs.
      const inset = (seen.bottom - seen.top) * 0.2
      const box = { ...seen, top: seen.top + inset, bottom: seen.bottom - inset }
      lines.push({ element, node: node as Text, box, layer })
    }

    /* Overflows its visible box. */
    for (const box of [element, ...containers(element)]) {
      const style = styleOf(box)
      if (scrolls(style)) break
      if (style.display === 'inline' || !hasBox(style)) continue
      const edge = box.getBoundingClientRect()
      const out = rects.find(
        ({ left, right }) => right > edge.right + slack || left < edge.left - slack,
      )
      if (out && styleOf(element).textOverflow !== 'ellipsis') {
        const far = Math.max(out.right - edge.right, edge.left - out.left)
        const isSeen = !isEmpty(visiblePart(element, out, false))
        if (isSeen) report('leaves-box', element, `${Math.round(far)} px out of ${nameOf(box)}`)
      }
      break
    }
  }
  return lines
}
