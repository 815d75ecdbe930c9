import { releaseClicks } from '../../click-replay.ts'
import { getJson } from '../../http/get-json.ts'
import type { ProductTile } from '../../../domain/product/product.ts'
import { parseTiles } from './parse-tiles.ts'

const fetched = new Map<string, Promise<ProductTile[]>>()
const awaited = new WeakMap<Element, Promise<ProductTile[]>>()

/** How far above and below the viewport tiles are fetched. */
const distance = '400px 0px'

/**
 * Tiles of a strip that the document shows without its data: fetched when it comes near the
 * viewport, or at once if it is not on the page any more. Pending if that fails: its HTML works as
 * links and forms.
 */
export function tilesNear(strip: Element | null, url: string): Promise<ProductTile[]> {
  const known = fetched.get(url) ?? (strip && awaited.get(strip))
  if (known) return known
  if (!strip) return fetchOnce(url)
  const tiles = isNear(strip).then(() => fetchOnce(url))
  awaited.set(strip, tiles)
  return tiles
}

function fetchOnce(url: string): Promise<ProductTile[]> {
  const tiles = fetched.get(url) ?? fetchTiles(url)
  fetched.set(url, tiles)
  return tiles
}

function isNear(strip: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: distance },
    )
    observer.observe(strip)
  })
}

async function fetchTiles(url: string): Promise<ProductTile[]> {
  for (;;) {
    try {
      return await getJson(url, parseTiles)
    } catch {
      releaseClicks()
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}
