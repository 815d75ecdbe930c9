import { hasFirstInteraction, triggerFirstInteraction } from '../first-interaction.ts'
import { openChannel } from '../storage/open-channel.ts'
import { lostRequest } from './lost-request.ts'

/* What the header shows of a visitor. Until the first interaction it is read without SWR, schemas
   and the components of a cart, which are 40 kB; then it follows SWR (decisions 0136, 0155). */

interface EarlyResponse {
  url: string
  /** Shows a response. False for one that needs its schema: then SWR is loaded. */
  show: (body: unknown) => boolean
  clear: () => void
  /** Of changes in other tabs, after which the response is read again, as on focus and on reconnect. */
  channel?: string
}

/** Responses that SWR has not taken yet, by URL. */
const responses = new Map<string, Promise<unknown>>()

/** Returns a response once, so that SWR's first load needs no second request. */
export function takeEarlyResponse(url: string): Promise<unknown> | undefined {
  const result = responses.get(url)
  responses.delete(url)
  return result
}

export function earlyResponse({ url, show, clear, channel }: EarlyResponse) {
  let isWatching = false
  /** Whether SWR has loaded the data. */
  let isOver = false
  /** Number of the latest request; earlier responses are ignored. */
  let requests = 0

  async function refresh(): Promise<void> {
    if (isOver || document.hidden) return
    const request = ++requests
    const result = getBody(url)
    responses.set(url, result)
    const isShown = await result
      .then((body) => request !== requests || isOver || show(body))
      .catch(() => false)
    // Loads SWR, which retries.
    if (!isShown && !isOver && request === requests) triggerFirstInteraction()
  }

  return {
    /** SWR has loaded the data, and shows it from now on. */
    end() {
      isOver = true
      responses.delete(url)
    },
    /** Reads the response at once if it is known to have something to show. */
    watch(isKnown: () => boolean) {
      if (isWatching) return
      isWatching = true
      // Restored from the bfcache: somebody may have signed out since.
      addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return
        requests++
        responses.delete(url)
        clear()
      })
      if (!isKnown() || hasFirstInteraction()) return
      if (channel) openChannel(channel)?.addEventListener('message', refresh)
      // Also without a channel: another customer may have signed in elsewhere.
      for (const type of ['focus', 'online', 'visibilitychange']) addEventListener(type, refresh)
      void refresh()
    },
  }
}

async function getBody(url: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: lostRequest(),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
