import { entityTagOf } from './serve-file.ts'
import { formatForSize, type PictureFormat } from './picture-format.ts'
import type { PictureEnv } from './picture-files.ts'
import type { Size } from './plan-picture.ts'

export interface TransformedPicture {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
  mediaType: string
}

/** Qualities without visible loss. */
const qualities: Record<PictureFormat, number> = { avif: 55, webp: 79, jpeg: 82 }

/** Resizes a picture to exactly this size; other aspect ratios are cropped evenly. */
export async function transformPicture(
  images: NonNullable<PictureEnv['IMAGES']>,
  original: Uint8Array<ArrayBuffer>,
  size: Size,
  requestedFormat: PictureFormat,
): Promise<TransformedPicture> {
  const format = formatForSize(requestedFormat, size)
  const result = await images
    .input(streamOf(original))
    // Transparency becomes white in a format without it.
    .transform({ ...size, fit: 'cover', ...(format === 'jpeg' && { background: '#ffffff' }) })
    .output({ format: `image/${format}`, quality: qualities[format] })
  const bytes = new Uint8Array(await new Response(result.image()).arrayBuffer())
  return { bytes, etag: await entityTagOf(bytes), mediaType: `image/${format}` }
}

/** Cloudflare Images error codes for unreadable files; the others are limits and outages. */
const unreadable = new Set<unknown>([9402, 9412, 9413, 9520, 9523])

export function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unreadable.has(error.code)
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream()
}
