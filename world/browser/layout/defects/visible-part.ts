import { type Box, intersect, isEmpty, slack } from './box.ts'
import { containers, root, scrolls, styleOf } from './element-state.ts'
import { nameOf, report } from './report.ts'

/** Visible part of a box; reports accidental clipping. */
export function visiblePart(element: Element, box: Box, tellCut: boolean): Box {
  // A DOMRect has no own properties to spread.
  let rest = intersect(box, box)
  for (const [at, container] of [element, ...containers(element)].entries()) {
    if (container === document.body || container === root) continue
    const style = styleOf(container)
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
    const edge = container.getBoundingClientRect()
    // Inline boxes do not clip.
    if (at === 0 && style.display === 'inline') continue
    const clipped = intersect(rest, edge)
    const isScroller = scrolls(style)
    if (tellCut && !isScroller) {
      const isMeant = style.textOverflow === 'ellipsis' || !/^(none|)$/.test(style.webkitLineClamp)
      const em = Number.parseFloat(style.fontSize)
      const sideways = rest.right > edge.right + slack || rest.left < edge.left - slack
      const upright = rest.bottom > edge.bottom + em / 3 || rest.top < edge.top - em / 3
      const isWhollyOut = isEmpty(clipped)
      if (isMeant) {
        if (sideways && clipped.right - clipped.left < 3 * em) {
          report('cut', element, `only ${Math.round(clipped.right - clipped.left)} px are left`)
        }
      } else if (sideways || (upright && !isWhollyOut)) {
        report('cut', element, `by ${nameOf(container)}`)
      }
      if (sideways || upright) return clipped
    }
    rest = clipped
    if (isEmpty(rest)) return rest
  }
  return rest
}
