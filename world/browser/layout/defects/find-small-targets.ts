import { type Box, isEmpty } from './box.ts'
import { isShown, layerOf, scope, styleOf } from './element-state.ts'
import { nameOf, report } from './report.ts'
import { visiblePart } from './visible-part.ts'

interface Target {
  element: Element
  box: Box
  layer: Element
}

/** Size in px (WCAG 2.5.8). */
const wanted = 24

/** Targets below 24 px (WCAG 2.5.8 with its exceptions for spacing and text). */
export function findSmallTargets(): void {
  const targets = readTargets()
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
}

function readTargets(): Target[] {
  const targets: Target[] = []
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
  return targets
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
