import { isChunkError, claimReload } from './chunk-failure.ts'
import { lostRequest } from '../http/lost-request.ts'
import { isUnloading, cancelUnload, detectUnloadWhile } from './unload.ts'
import { Redirected } from './page-data.ts'
import { navigationIsSlow } from './navigation-is-slow.ts'
import type { PageStore } from './page-store.ts'
import type { RenderablePage } from './load-screen.ts'

const slowAfterMs = 200

/** Passed to navigation.navigate() by controls that change the current list in place. */
export interface NavigationInfo {
  keepScroll?: boolean
}

interface StartNavigation {
  store: PageStore
  /** Whether a path can be rendered in the current document. */
  fitsDocument(path: string): boolean
  /** Renders the page synchronously. */
  show(page: RenderablePage): void
}

const nonPagePaths = /^\/(api|assets|cdn|hooks|outbox|pay|_data)(\/|$)/

/**
 * Starts in-page navigation. Browsers without the Navigation API, unsuitable responses and every
 * error end in a full page load.
 */
export function startNavigation({ store, fitsDocument, show }: StartNavigation) {
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    if (!canShowInPlace(event, url) || !fitsDocument(url.pathname)) return
    cancelUnload()
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => go(event, url.pathname + url.search),
    })
  })

  async function go(event: NavigateEvent, path: string) {
    const slow = setTimeout(() => (navigationIsSlow.value = true), slowAfterMs)
    const info = event.info as NavigationInfo | undefined
    try {
      const known = store.find(path, event.navigationType === 'traverse')
      const timeout = lostRequest()
      const either = AbortSignal.any([event.signal, timeout])
      const page = await detectUnloadWhile(known ?? store.load(path, either))
      if (event.signal.aborted) return
      show(page)
      if (info?.keepScroll) return
      moveFocus()
      event.scroll()
    } catch (error) {
      if (!event.signal.aborted && !isUnloading()) recover(error)
    } finally {
      clearTimeout(slow)
      navigationIsSlow.value = false
    }
  }
}

function canShowInPlace(event: NavigateEvent, url: URL): boolean {
  if (!event.canIntercept || event.hashChange || event.formData) return false
  if (event.downloadRequest !== null || event.navigationType === 'reload') return false
  // history.replaceState: the page has changed its URL itself.
  if (event.destination.sameDocument && event.navigationType !== 'traverse') return false
  return url.origin === location.origin && !nonPagePaths.test(url.pathname)
}

/** The URL is already the new one, so a full load is a reload. */
function recover(error: unknown) {
  if (error instanceof Redirected) return location.replace(error.location)
  // A full load is readable without its chunk, so it is not loaded a third time (entry.tsx).
  if (isChunkError(error)) claimReload(Date.now())
  location.reload()
}

/** Screen readers start reading at the new page's content. */
function moveFocus() {
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
}
