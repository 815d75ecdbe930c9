import { parseAccept } from 'hono/utils/accept'
import type { ImageStyle } from './parse-style.ts'
import type { Size } from './plan-picture.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/** Maximum side in px that the Images binding encodes as AVIF. */
const longestAvif = 1600

/**
 * The smallest format that `Accept` names. Wildcards like `image/*` are ignored, because programs
 * that know JPEG only send them. So there are three variants only.
 */
export function chooseFormat({ webp }: Pick<ImageStyle, 'webp'>, accept = ''): PictureFormat {
  if (webp) return 'webp'
  const named = new Set(parseAccept(accept).flatMap(({ type, q }) => (q > 0 ? [type] : [])))
  if (named.has('image/avif')) return 'avif'
  return named.has('image/webp') ? 'webp' : 'jpeg'
}

/** The format for a size: WebP above the AVIF limit. */
export function formatForSize(format: PictureFormat, { width, height }: Size): PictureFormat {
  return format === 'avif' && Math.max(width, height) > longestAvif ? 'webp' : format
}
