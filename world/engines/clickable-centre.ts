/** Runs in the page: clickable centre of an element in the viewport. */
export function clickableCentre(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`Nothing fits ${selector}`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}
