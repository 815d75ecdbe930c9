/** What React keeps at a control to tell whether an event has changed it. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void }
}

const adopted = new WeakSet<Element>()

/**
 * Tells components what was typed, ticked or restored by the browser before they came to life. React
 * leaves it in the fields but calls no handler, and takes it back with the next change of the page.
 */
export async function adoptEarlyInput(): Promise<void> {
  const controls = [...document.querySelectorAll('input, textarea, select')].filter(isAlive)
  for (const control of controls) adopted.add(control)
  const replays = controls.map(replayOf).filter((replay) => replay !== null)
  for (const replay of replays) {
    replay()
    // A handler sees what the one before it has changed only when that is rendered.
    await Promise.resolve()
  }
}

/** Its component has just come to life. */
function isAlive(control: Element): boolean {
  return '_valueTracker' in control && !adopted.has(control)
}

/** Repeats what happened to a control; null where its HTML still says what it holds. */
function replayOf(control: Element): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    const before = [...control.options].find(({ defaultSelected }) => defaultSelected)?.value
    if (before === undefined || before === value) return null
    return () => change(control, before, 'input', () => (control.value = value))
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    const { checked, defaultChecked, type } = control
    // Of a group of radios the one that is chosen speaks for all.
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

/** `event` is what React listens to; a click of this kind is no press and switches nothing. */
function change(
  control: EventTarget,
  before: string,
  event: 'input' | 'click',
  write: () => unknown,
) {
  write()
  // React's own field, which `isAlive` has seen.
  const { _valueTracker: tracker } = control as Tracked
  tracker?.setValue(before)
  control.dispatchEvent(new Event(event, { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
