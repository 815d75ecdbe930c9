import { imageWidths } from '../../domain/content/image-path.ts'
import type { ImageStyle } from './parse-style.ts'
import { webpAspect } from './webp-aspect.ts'
import { widthForBox } from './width-for-box.ts'

/** Files by their address: the binding ASSETS, and the dev server. */
interface Assets {
  fetch: (address: string) => Promise<Response>
}

const pathPattern = /^(?:[a-z0-9][a-z0-9-]*\/){0,4}[a-z0-9][a-z0-9-]{0,120}\.webp$/

/** The file of a picture that suits a style best; null for a path that names none. */
export async function findPicture(
  assets: Assets,
  path: string,
  style: ImageStyle,
): Promise<Response | null> {
  if (!pathPattern.test(path)) return null
  const aspect = style.height === null ? 1 : await aspectOf(assets, path)
  return aspect === null ? null : firstOf(assets, path, widthsFor(widthForBox(style, aspect)))
}

/** The largest file there is. */
export async function findLargestPicture(assets: Assets, path: string): Promise<Response | null> {
  return pathPattern.test(path) ? firstOf(assets, path, imageWidths.toReversed()) : null
}

/** Larger ones from the nearest on; where there is none, the largest of the smaller ones. */
function widthsFor(requestedWidth: number): number[] {
  const larger = imageWidths.filter((width) => width >= requestedWidth)
  const smaller = imageWidths.filter((width) => width < requestedWidth)
  return [...larger, ...smaller.toReversed()]
}

async function firstOf(
  assets: Assets,
  path: string,
  widths: readonly number[],
): Promise<Response | null> {
  for (const width of widths) {
    const file = await assets.fetch(`https://assets/image/${width}/${path}`)
    if (file.ok && file.headers.get('Content-Type') === 'image/webp') return file
    await file.body?.cancel()
  }
  return null
}

/** All widths of a picture have the same proportions, and the smallest file tells them soonest. */
async function aspectOf(assets: Assets, path: string): Promise<number | null> {
  const smallest = await firstOf(assets, path, imageWidths)
  return smallest && webpAspect(new Uint8Array(await smallest.arrayBuffer()))
}
