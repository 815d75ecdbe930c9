/*
 * Presses of buttons whose part has no script yet. Each is held and repeated when the part has come to
 * life, so that it does what the script would do, once. Links, summaries and fields need no script.
 */

/** After that the form goes to the server by itself. */
const longestHoldMs = 5000

/** A discrete event of which no part of the shop has a handler. */
const probe = 'dragend'

type Button = HTMLButtonElement

const held = new Map<Button, ReturnType<typeof setTimeout>>()
const released = new WeakSet<Button>()

/** From the moment on when hydration begins. */
export function holdPresses(): void {
  addEventListener('click', hold, true)
}

/** A part has come to life: what was pressed in it is done. */
export function repeatPresses(): void {
  for (const button of held.keys()) if (isAlive(button)) press(button)
}

/** The script of a part does not come: its presses do what they do without. */
export function releasePresses(): void {
  for (const button of held.keys()) press(button)
}

function hold(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || event.defaultPrevented || !needsScript(button)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // Who presses again because nothing happens means the same press.
  if (held.has(button)) return
  held.set(
    button,
    setTimeout(() => press(button), longestHoldMs),
  )
  button.ariaBusy = 'true'
}

function needsScript(button: Button): boolean {
  if (isAlive(button) || released.has(button) || !button.closest('#app')) return false
  return !button.popoverTargetElement && button.form?.method !== 'dialog'
}

function press(button: Button): void {
  clearTimeout(held.get(button))
  held.delete(button)
  released.add(button)
  button.ariaBusy = null
  if (button.isConnected) button.click()
}

/**
 * Whether React would hand a press on. It stops a discrete event at the root where the target's part
 * has no script yet, though its elements may be marked already: so one that nobody listens to asks.
 */
function isAlive(element: Element): boolean {
  let isReached = false
  const reach = () => (isReached = true)
  element.addEventListener(probe, reach)
  element.dispatchEvent(new Event(probe, { bubbles: true }))
  element.removeEventListener(probe, reach)
  return isReached
}
