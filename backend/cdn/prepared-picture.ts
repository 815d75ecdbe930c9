import { imageWidths } from '../../domain/url/image-path.ts'
import { encodePath } from '../../domain/url/encode-path.ts'
import type { PictureFormat } from './picture-format.ts'
import type { Assets, PictureFile } from './picture-files.ts'

/** The prepared file of exactly this width; there are none in JPEG. */
export async function findPrepared(
  assets: Assets,
  path: string,
  width: number,
  format: PictureFormat,
): Promise<PictureFile | null> {
  const isPrepared = imageWidths.some((each) => each === width)
  if (!isPrepared || format === 'jpeg' || !path.endsWith('.webp')) return null
  const file = await assets.fetch(addressOf(path, width, format))
  if (isPicture(file, format))
    return { body: file.body, etag: file.headers.get('ETag'), mediaType: `image/${format}` }
  await file.body?.cancel()
  return null
}

/**
 * Fallback without transformation: the smallest sufficient prepared file, else the largest, as WebP
 * even for JPEG clients.
 */
export async function findNearest(
  assets: Assets,
  path: string,
  width: number,
  format: PictureFormat,
): Promise<PictureFile | null> {
  const larger = imageWidths.filter((each) => each >= width)
  const smaller = imageWidths.filter((each) => each < width).toReversed()
  const formats = format === 'avif' ? (['avif', 'webp'] as const) : (['webp'] as const)
  for (const each of [...larger, ...smaller])
    for (const one of formats) {
      const file = await findPrepared(assets, path, each, one)
      if (file) return file
    }
  return null
}

/** Response of the largest WebP file to a GET or HEAD. */
export async function findLargest(
  assets: Assets,
  path: string,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Response | null> {
  if (!path.endsWith('.webp')) return null
  for (const width of imageWidths.toReversed()) {
    const file = await assets.fetch(addressOf(path, width, 'webp'), { method })
    if (isPicture(file, 'webp')) return file
    await file.body?.cancel()
  }
  return null
}

function addressOf(path: string, width: number, format: 'avif' | 'webp'): string {
  const name = path.slice(0, -'.webp'.length)
  return `https://assets/image/${width}/${encodePath(name)}.${format}`
}

function isPicture(file: Response, format: 'avif' | 'webp'): boolean {
  return file.ok && file.headers.get('Content-Type') === `image/${format}`
}
