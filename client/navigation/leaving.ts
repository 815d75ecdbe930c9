/*
 * Whether the document is about to be left. A browser that starts to load another document aborts
 * what the present one is loading; that failure must not be repaired, since a reload would take the
 * visitor's own navigation back.
 */

/** Whether its default was prevented is known only when its last listener has run. */
let departure: Event | null = null
let loading = 0

/** Watches for whatever leads away from this document; called by the first script of a page. */
export function watchLeaving() {
  addEventListener('click', noteDeparture, true)
  addEventListener('submit', noteDeparture, true)
  // Covers `location` and history, too; browsers without it have the two above.
  if ('navigation' in window) navigation.addEventListener('navigate', noteDeparture)
  addEventListener('pagehide', depart)
  addEventListener('pageshow', ({ persisted }) => persisted && stay())
}

export function isLeaving(): boolean {
  return departure !== null && !departure.defaultPrevented
}

/** The navigation is shown in place after all, or the page is back from the back/forward cache. */
export function stay() {
  departure = null
}

/**
 * Counts the navigations of the browser's own controls, too, for as long as something is loading:
 * a listener that stays would keep the page out of Firefox's back/forward cache.
 */
export function whileLoading<Loaded>(promise: Promise<Loaded>): Promise<Loaded> {
  if (loading++ === 0) addEventListener('beforeunload', depart)
  return promise.finally(() => {
    if (--loading === 0) removeEventListener('beforeunload', depart)
  })
}

function depart(event: Event) {
  departure = event
}

function noteDeparture(event: Event) {
  if (leadsAway(event)) departure = event
}

function leadsAway(event: Event): boolean {
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
