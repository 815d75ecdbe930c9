export const root = document.documentElement
export const topLayer = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1)
/** The part of the page that is reachable. */
export const scope = topLayer ?? document.body

/** Memoises a result per element, because ancestors are checked repeatedly. */
function perElement<T>(response: (element: Element) => T): (element: Element) => T {
  const known = new Map<Element, T>()
  return (element) => {
    const before = known.get(element)
    if (before !== undefined) return before
    const found = response(element)
    known.set(element, found)
    return found
  }
}

export const styleOf = perElement((element) => getComputedStyle(element))

const isHiddenFromSight = perElement((element): boolean => {
  const style = styleOf(element)
  if (/inset\(50%/.test(style.clipPath) || style.clip === 'rect(0px, 0px, 0px, 0px)') return true
  return element.parentElement !== null && isHiddenFromSight(element.parentElement)
})

export const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !isHiddenFromSight(element)

const isPainted = (style: CSSStyleDeclaration) =>
  !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor)

export const hasBox = (style: CSSStyleDeclaration) =>
  isPainted(style) ||
  style.boxShadow !== 'none' ||
  (Number.parseFloat(style.borderLeftWidth) > 0 && Number.parseFloat(style.borderRightWidth) > 0)

/**
 * Ancestors whose overflow applies to an element, nearest first: positioned elements skip some.
 */
export const containers = perElement((element) => {
  const found: Element[] = []
  let position = styleOf(element).position
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    if (position === 'fixed') break
    const style = styleOf(at)
    const holds =
      style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none'
    if (position === 'absolute' && !holds) continue
    found.push(at)
    position = style.position
    if (at === topLayer) break
  }
  return found
})

export const scrolls = (style: CSSStyleDeclaration) =>
  /auto|scroll/.test(style.overflowX + style.overflowY)

/** The layer above the page: sticky, fixed, or open with a background of its own. */
export const layerOf = perElement((element) => {
  for (let at: Element | null = element; at && at !== scope; at = at.parentElement) {
    const style = styleOf(at)
    if (style.position === 'fixed' || style.position === 'sticky') return at
    // A picture on its own background is no layer.
    const isOpened = style.position === 'absolute' && isPainted(style)
    if (isOpened && at.childElementCount > 0) return at
  }
  return scope
})
