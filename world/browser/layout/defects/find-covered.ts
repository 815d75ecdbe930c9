import { intersect } from './box.ts'
import { isShown, layerOf, scope } from './element-state.ts'
import { nameOf, report } from './report.ts'
import type { TextLine } from './text-lines.ts'

/** Texts below an unrelated picture or control. */
export function findCovered(lines: readonly TextLine[]): void {
  const pictures = [...scope.querySelectorAll('img, video, canvas, button, input, select')]
    .filter(isShown)
    .map((element) => ({ element, box: element.getBoundingClientRect(), layer: layerOf(element) }))
  const scrolled = { left: scrollX, top: scrollY }
  for (const { element, box, layer } of lines) {
    const over = pictures.filter(({ element: picture, ...place }) => {
      if (picture.contains(element) || place.layer !== layer) return false
      const common = intersect(box, place.box)
      return common.right - common.left > 3 && common.bottom - common.top > 3
    })
    if (over.length === 0) continue
    const before = element.getBoundingClientRect()
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const after = element.getBoundingClientRect()
    const moved = { x: after.left - before.left, y: after.top - before.top }
    for (const { element: picture, box: place } of over) {
      const common = intersect(box, place)
      const x = (common.left + common.right) / 2 + moved.x
      const y = (common.top + common.bottom) / 2 + moved.y
      const stack = document.elementsFromPoint(x, y)
      const above = stack.indexOf(picture)
      const below = stack.indexOf(element)
      if (above >= 0 && below >= 0 && above < below) {
        report('covered', element, `by ${nameOf(picture)}`)
      }
    }
    scrollTo({ ...scrolled, behavior: 'instant' })
  }
}
