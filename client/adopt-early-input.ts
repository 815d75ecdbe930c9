/** React's value tracker of a control, by which it detects changes. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void }
}

const adopted = new WeakSet<Element>()

/**
 * Replays input from before hydration (typed, ticked or restored by the browser) as events. React
 * keeps such values in the DOM without calling handlers, and resets them with the next render.
 */
export async function adoptEarlyInput(): Promise<void> {
  const controls = [...document.querySelectorAll('input, textarea, select')].filter(isAlive)
  for (const control of controls) adopted.add(control)
  const replays = controls.map(replayOf).filter((replay) => replay !== null)
  for (const replay of replays) {
    replay()
    // A handler sees the previous one's state only after a render.
    await Promise.resolve()
  }
}

/** The control's component has just hydrated. */
function isAlive(control: Element): boolean {
  return '_valueTracker' in control && !adopted.has(control)
}

/** Dispatches the change of a control; null if its value equals its HTML. */
function replayOf(control: Element): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    const before = [...control.options].find(({ defaultSelected }) => defaultSelected)?.value
    if (before === undefined || before === value) return null
    return () => change(control, before, 'input', () => (control.value = value))
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked, defaultChecked, type } = control
    // The checked radio represents its group.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null
    return () => change(control, `${!checked}`, 'click', () => (control.checked = checked))
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const { value, defaultValue } = control
    if (value === defaultValue) return null
    // Writing the same value again would move the caret.
    const write = () => control.value === value || (control.value = value)
    return () => change(control, defaultValue, 'input', write)
  }
  return null
}

/** `event` is the one that React listens to; a synthetic click of this kind toggles nothing. */
function change(
  control: EventTarget,
  before: string,
  event: 'input' | 'click',
  write: () => unknown,
) {
  write()
  // React's own property, which `isAlive` has seen.
  const { _valueTracker: tracker } = control as Tracked
  tracker?.setValue(before)
  control.dispatchEvent(new Event(event, { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
