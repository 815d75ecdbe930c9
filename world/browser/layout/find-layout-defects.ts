// oxlint-disable max-lines -- the page gets one function, which cannot import anything
export interface LayoutDefect {
  kind: 'sideways' | 'cut' | 'leaves-box' | 'covered' | 'overlap' | 'letters' | 'small-target'
  /** CSS selector of an element, with the beginning of its text. */
  where: string
  detail: string
}

/**
 * Finds layout defects of the current page: horizontal scrolling, text that is clipped, overflows
 * its box, is covered or broken letter by letter, overlapping texts, and targets below 24 px (WCAG
 * 2.5.8 with its exceptions for spacing and text). Runs in the page, so it must not use anything
 * outside of itself.
 */
export function findLayoutDefects(): LayoutDefect[] {
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }

  const defects: LayoutDefect[] = []
  const slack = 1.5
  const root = document.documentElement
  const topLayer = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1)
  const scope = topLayer ?? document.body

  const report = (kind: LayoutDefect['kind'], element: Element, detail: string) =>
    defects.push({ kind, where: nameOf(element), detail })

  function nameOf(element: Element): string {
    const steps: string[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const classes = [...at.classList].slice(0, 1).map((name) => `.${name}`)
      steps.unshift(at.localName + (at.id ? `#${at.id}` : classes.join('')))
      if (steps.length === 3) break
    }
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 32)
    return steps.join(' > ') + (text ? ` "${text}"` : '')
  }

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

  const styleOf = perElement((element) => getComputedStyle(element))

  const isHiddenFromSight = perElement((element): boolean => {
    const style = styleOf(element)
    if (/inset\(50%/.test(style.clipPath) || style.clip === 'rect(0px, 0px, 0px, 0px)') return true
    return element.parentElement !== null && isHiddenFromSight(element.parentElement)
  })

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isHiddenFromSight(element)

  const isPainted = (style: CSSStyleDeclaration) =>
    !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor)

  const hasBox = (style: CSSStyleDeclaration) =>
    isPainted(style) ||
    style.boxShadow !== 'none' ||
    (Number.parseFloat(style.borderLeftWidth) > 0 && Number.parseFloat(style.borderRightWidth) > 0)

  /**
   * Ancestors whose overflow applies to an element, nearest first: positioned elements skip some.
   */
  const containers = perElement((element) => {
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

  const scrolls = (style: CSSStyleDeclaration) =>
    /auto|scroll/.test(style.overflowX + style.overflowY)

  /** The layer above the page: sticky, fixed, or open with a background of its own. */
  const layerOf = perElement((element) => {
    for (let at: Element | null = element; at && at !== scope; at = at.parentElement) {
      const style = styleOf(at)
      if (style.position === 'fixed' || style.position === 'sticky') return at
      // A picture on its own background is no layer.
      const isOpened = style.position === 'absolute' && isPainted(style)
      if (isOpened && at.childElementCount > 0) return at
    }
    return scope
  })

  interface TextLine {
    element: Element
    node: Text
    box: Box
    layer: Element
  }

  const intersect = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isEmpty = (box: Box) => box.right - box.left <= slack || box.bottom - box.top <= slack

  /** Visible part of a box; reports accidental clipping. */
  function visiblePart(element: Element, box: Box, tellCut: boolean): Box {
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
        const isMeant =
          style.textOverflow === 'ellipsis' || !/^(none|)$/.test(style.webkitLineClamp)
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

  /* 1. Horizontal scrolling. */
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

  /* 2. Texts, line by line. */
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

  /* 3. Overlapping texts. */
  lines.sort((a, b) => a.box.top - b.box.top)
  const told = new Set<Element>()
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || other.box.top >= one.box.bottom) break
      if (other.node === one.node || other.layer !== one.layer || told.has(other.element)) continue
      const common = intersect(one.box, other.box)
      if (common.right - common.left > 2 && common.bottom - common.top > 2) {
        told.add(other.element)
        report('overlap', other.element, `with ${nameOf(one.element)}`)
      }
    }
  }

  /* 4. Texts below an unrelated picture or background. */
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

  /* 5. A select that does not show its value. */
  const ruler = document.createElement('canvas').getContext('2d')
  for (const element of scope.querySelectorAll<HTMLElement>('select')) {
    if (!ruler || !isShown(element)) continue
    const style = styleOf(element)
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
    const room = element.clientWidth - padding
    const chosen = element.querySelector('option:checked')?.textContent ?? ''
    ruler.font = style.font
    const needed = ruler.measureText(chosen).width
    if (room < Math.min(needed - slack, 5 * Number.parseFloat(style.fontSize))) {
      report('cut', element, `${Math.round(room)} of ${Math.round(needed)} px`)
    }
  }

  /* 6. Targets. */
  interface Target {
    element: Element
    box: Box
    layer: Element
  }
  const targets: Target[] = []
  const wanted = 24
  for (const element of scope.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
  )) {
    if (!isShown(element)) continue
    let box: Box = element.getBoundingClientRect()
    if (box.right - box.left === 0) {
      report('small-target', element, 'without any width')
      continue
    }
    if (isEmpty(visiblePart(element, box, false))) continue
    const after = getComputedStyle(element, '::after')
    // A pseudo-element without a size spans its positioned parent.
    if (after.content !== 'none' && after.position === 'absolute' && after.inset === '0px') {
      const whole = styleOf(element).position === 'static' ? element.offsetParent : element
      box = whole?.getBoundingClientRect() ?? box
    }
    if (element instanceof HTMLInputElement) {
      for (const label of element.labels ?? []) {
        if (!isShown(label)) continue
        const around = label.getBoundingClientRect()
        const isBeside = label.contains(element) || /checkbox|radio/.test(element.type)
        if (!isBeside) continue
        box = {
          left: Math.min(box.left, around.left),
          top: Math.min(box.top, around.top),
          right: Math.max(box.right, around.right),
          bottom: Math.max(box.bottom, around.bottom),
        }
      }
    }
    targets.push({ element, box, layer: layerOf(element) })
  }
  const isSmall = ({ box }: Target) =>
    box.right - box.left < wanted - 0.5 || box.bottom - box.top < wanted - 0.5
  const isInText = (element: Element) => {
    if (element.localName !== 'a' || styleOf(element).display !== 'inline') return false
    const words = [...(element.parentElement?.childNodes ?? [])]
      .filter((node) => node !== element)
      .map((node) => node.textContent ?? '')
      .join('')
    return /[\p{L}\p{N}]/u.test(words)
  }
  const circleMeets = ({ box }: Target, other: Target) => {
    const x = (box.left + box.right) / 2
    const y = (box.top + box.bottom) / 2
    if (isSmall(other)) {
      const dx = x - (other.box.left + other.box.right) / 2
      const dy = y - (other.box.top + other.box.bottom) / 2
      return Math.hypot(dx, dy) < wanted - 0.5
    }
    const dx = Math.max(other.box.left - x, 0, x - other.box.right)
    const dy = Math.max(other.box.top - y, 0, y - other.box.bottom)
    return Math.hypot(dx, dy) < wanted / 2 - 0.5
  }
  for (const target of targets.filter(isSmall)) {
    if (isInText(target.element)) continue
    const near = targets.find(
      (other) =>
        other !== target &&
        other.layer === target.layer &&
        !other.element.contains(target.element) &&
        !target.element.contains(other.element) &&
        circleMeets(target, other),
    )
    if (!near) continue
    const { left, top, right, bottom } = target.box
    const size = `${Math.round(right - left)} x ${Math.round(bottom - top)} px`
    report('small-target', target.element, `${size}, beside ${nameOf(near.element)}`)
  }

  return defects
}
