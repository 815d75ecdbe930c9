import { releaseClicks } from '../../click-replay.ts'
import { getJson } from '../../http/get-json.ts'
import type { ProductTile } from '../../../domain/product/product.ts'
import { parseTiles } from './parse-tiles.ts'

const tilesByUrl = new Map<string, Promise<ProductTile[]>>()

/** Distance from the viewport within which tiles are fetched (rootMargin). */
const distance = '400px 0px'

const retryMs = 5000

let nearViewport: Promise<void> | null = null
let skipWaiting: () => void = () => {}
const waitSkipped = new Promise<void>((resolve) => (skipWaiting = resolve))

/** Fetches tiles regardless of the viewport, after another variant was selected. */
export function fetchTilesNow(): void {
  skipWaiting()
}

/**
 * Tiles of a server-rendered strip without hydration data: fetched when the first strip of the page
 * comes near the viewport. Pending until a request succeeds; the HTML works as links and forms.
 */
export function fetchTilesNearViewport(url: string): Promise<ProductTile[]> {
  const known = tilesByUrl.get(url)
  if (known) return known
  // One promise for all strips, because React hydrates no later boundary while one is pending.
  nearViewport ??= Promise.race([
    waitSkipped,
    areNear([...document.querySelectorAll('[data-hydrates=near]')]),
  ])
  const tiles = nearViewport.then(() => fetchTiles(url))
  tilesByUrl.set(url, tiles)
  return tiles
}

function areNear(strips: Element[]): Promise<void> {
  return new Promise((resolve) => {
    // In-page navigation has replaced the strips.
    if (strips.length === 0) return resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: distance },
    )
    for (const strip of strips) observer.observe(strip)
  })
}

async function fetchTiles(url: string): Promise<ProductTile[]> {
  for (;;) {
    try {
      return await getJson(url, parseTiles)
    } catch {
      releaseClicks()
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true })
        setTimeout(resolve, retryMs)
      })
    }
  }
}
