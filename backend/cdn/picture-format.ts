import { parseAccept } from 'hono/utils/accept'
import type { ImageStyle } from './parse-style.ts'
import type { Size } from './plan-picture.ts'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/** Longest side in px that the Images binding writes as AVIF. */
const longestAvif = 1600

/**
 * The smallest format that a browser names. Ranges like `image/*` name none: programs send them that
 * know JPEG only. So every `Accept` of the world leads to one of three answers.
 */
export function chooseFormat({ webp }: Pick<ImageStyle, 'webp'>, accept = ''): PictureFormat {
  if (webp) return 'webp'
  const named = new Set(parseAccept(accept).flatMap(({ type, q }) => (q > 0 ? [type] : [])))
  if (named.has('image/avif')) return 'avif'
  return named.has('image/webp') ? 'webp' : 'jpeg'
}

/** The format for a size: what is too large for AVIF is WebP, which whoever knows AVIF knows. */
export function formatForSize(format: PictureFormat, { width, height }: Size): PictureFormat {
  return format === 'avif' && Math.max(width, height) > longestAvif ? 'webp' : format
}
