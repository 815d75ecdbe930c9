/* Whether the document is being unloaded. A browser that starts to load another document aborts
   pending imports; that failure must not trigger a reload, which would cancel the visitor's
   navigation. */

/** defaultPrevented is known only after the last listener has run. */
let departure: Event | null = null
let loading = 0

/** Watches for navigations away from this document; called by the first script of a page. */
export function watchUnload() {
  addEventListener('click', noteDeparture, true)
  addEventListener('submit', noteDeparture, true)
  // Covers `location` and history too; other browsers have the two listeners above.
  if ('navigation' in window) navigation.addEventListener('navigate', noteDeparture)
  addEventListener('pagehide', depart)
  addEventListener('pageshow', ({ persisted }) => persisted && cancelUnload())
}

export function isUnloading(): boolean {
  return departure !== null && !departure.defaultPrevented
}

/** The navigation is handled in place after all, or the page is back from the bfcache. */
export function cancelUnload() {
  departure = null
}

/**
 * Also detects browser UI navigations while something is loading: a permanent beforeunload listener
 * would exclude the page from Firefox's bfcache.
 */
export function detectUnloadWhile<Loaded>(promise: Promise<Loaded>): Promise<Loaded> {
  if (loading++ === 0) addEventListener('beforeunload', depart)
  return promise.finally(() => {
    if (--loading === 0) removeEventListener('beforeunload', depart)
  })
}

function depart(event: Event) {
  departure = event
}

function noteDeparture(event: Event) {
  if (leavesDocument(event)) departure = event
}

function leavesDocument(event: Event): boolean {
  if (event.type === 'submit') return opensHere(event.target)
  if (!('destination' in event)) return opensLink(event)
  const { destination, downloadRequest, hashChange } = event as NavigateEvent
  return !hashChange && !destination.sameDocument && !downloadRequest && isPage(destination.url)
}

function opensLink(event: Event): boolean {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
  const link = target instanceof Element && target.closest('a')
  if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return false
  const isFragment = link.hash && link.href === location.href.split('#', 1) + link.hash
  return isPage(link.href) && !isFragment && !link.download && opensHere(link)
}

function isPage(url: string): boolean {
  return /^https?:/.test(url)
}

/** Not in another window, and no form that closes a dialog. */
function opensHere(element: EventTarget | null): boolean {
  return element instanceof Element && !element.matches('[target=_blank], [method=dialog]')
}
