/* Clicks on buttons that have not hydrated. Each is replayed once its part has hydrated, so
   that the script's handler runs once. Links, summaries and fields need no script. */

/** Then the form is submitted natively. */
const longestHoldMs = 5000

/** A discrete event without a React handler in the shop. */
const probe = 'dragend'

type Button = HTMLButtonElement

const held = new Map<Button, ReturnType<typeof setTimeout>>()
const released = new WeakSet<Button>()

/** From the start of hydration on. */
export function queueClicks(): void {
  addEventListener('click', hold, true)
}

/** A part has hydrated: its held clicks are replayed. */
export function replayClicks(): void {
  for (const button of held.keys()) if (isHydrated(button)) replay(button)
}

/** The script of a part failed to load: its clicks get their native behaviour. */
export function releaseClicks(): void {
  for (const button of held.keys()) replay(button)
}

function hold(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || event.defaultPrevented || !needsScript(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // Repeated clicks before hydration count as one.
  if (held.has(button)) return
  held.set(
    button,
    setTimeout(() => replay(button), longestHoldMs),
  )
  button.ariaBusy = 'true'
}

function needsScript(button: Button): boolean {
  if (isHydrated(button) || released.has(button) || !button.closest('#app')) return false
  return !button.popoverTargetElement && button.form?.method !== 'dialog'
}

function replay(button: Button): void {
  clearTimeout(held.get(button))
  held.delete(button)
  released.add(button)
  button.ariaBusy = null
  if (button.isConnected) button.click()
}

/**
 * Whether React would dispatch a click. It stops a discrete event at the root if the target's part
 * has not hydrated, though its elements may be marked already; so this probes with an event that
 * has no handler.
 */
function isHydrated(element: Element): boolean {
  let isReached = false
  const reach = () => (isReached = true)
  element.addEventListener(probe, reach)
  element.dispatchEvent(new Event(probe, { bubbles: true }))
  element.removeEventListener(probe, reach)
  return isReached
}
