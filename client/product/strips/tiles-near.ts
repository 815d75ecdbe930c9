import { releaseClicks } from '../../click-replay.ts'
import { getJson } from '../../http/get-json.ts'
import type { ProductTile } from '../../../domain/product/product.ts'
import { parseTiles } from './parse-tiles.ts'

const tilesByUrl = new Map<string, Promise<ProductTile[]>>()

/** How far above and below the viewport tiles are fetched. */
const distance = '400px 0px'

const retryMs = 5000

let near: Promise<void> | null = null
let hurry: () => void = () => {}
const hurried = new Promise<void>((resolve) => (hurry = resolve))

/** Fetches them wherever they are: another variant has been selected. */
export function fetchTilesNow(): void {
  hurry()
}

/**
 * Tiles of a strip that the document shows without its data: fetched when one of its strips comes
 * near the viewport. While that fails it is pending: its HTML works as links and forms.
 */
export function tilesNear(url: string): Promise<ProductTile[]> {
  const known = tilesByUrl.get(url)
  if (known) return known
  // One wait for all: React does not try the next boundary while one is pending.
  near ??= Promise.race([hurried, areNear([...document.querySelectorAll('[data-hydrates=near]')])])
  const tiles = near.then(() => fetchTiles(url))
  tilesByUrl.set(url, tiles)
  return tiles
}

function areNear(strips: Element[]): Promise<void> {
  return new Promise((resolve) => {
    // Another page replaced them.
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
