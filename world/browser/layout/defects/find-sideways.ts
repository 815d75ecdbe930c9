import { containers, root, styleOf, topLayer } from './element-state.ts'
import { report } from './report.ts'

/** Horizontal scrolling of the page, or of the dialog above it. */
export function findSideways(): void {
  if (!topLayer && root.scrollWidth > root.clientWidth + 1) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      if (width === 0 || right <= root.clientWidth + 1) return false
      return containers(element).every(
        (one) => one === document.body || styleOf(one).overflowX === 'visible',
      )
    })
    const [first = document.body] = wide
    report('sideways', first, `${root.scrollWidth - root.clientWidth} px`)
  }
  if (topLayer && topLayer.scrollWidth > topLayer.clientWidth + 1) {
    report('sideways', topLayer, `${topLayer.scrollWidth - topLayer.clientWidth} px`)
  }
}
