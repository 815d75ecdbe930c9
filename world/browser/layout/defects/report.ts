import type { LayoutDefect } from '../layout-defect.ts'

/** Defects of this run: the page evaluates these modules anew each time. */
export const defects: LayoutDefect[] = []

export function report(kind: LayoutDefect['kind'], element: Element, detail: string): void {
  defects.push({ kind, where: nameOf(element), detail })
}

/** CSS selector of an element, with the beginning of its text. */
export function nameOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const classes = [...at.classList].slice(0, 1).map((name) => `.${name}`)
    steps.unshift(at.localName + (at.id ? `#${at.id}` : classes.join('')))
    if (steps.length === 3) break
  }
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 32)
  return steps.join(' > ') + (text ? ` "${text}"` : '')
}
