const attribute = 'aria-busy'

/** As long as a request of a script waits; then the press may be repeated. */
const longestWaitMs = 30_000

/**
 * Forms that the browser sends itself: while the response is pending their button looks busy, and
 * another press of it would do the same twice.
 */
export function refuseRepeats() {
  const pending = new Set<Element>()
  const release = (button: Element) => {
    if (pending.delete(button)) button.removeAttribute(attribute)
  }
  addEventListener('submit', (event) => {
    const { submitter, target } = event
    if (event.defaultPrevented || !submitter) return
    if (!(target instanceof HTMLFormElement) || target.method !== 'post' || target.target) return
    if (pending.has(submitter)) return event.preventDefault()
    pending.add(submitter)
    submitter.setAttribute(attribute, 'true')
    setTimeout(release, longestWaitMs, submitter)
  })
  // Back from the bfcache.
  addEventListener('pageshow', () => pending.forEach(release))
}
