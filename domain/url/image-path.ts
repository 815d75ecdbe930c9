import { encodePath } from './encode-path.ts'

/** Widths in px that are prepared; any other is generated on request. */
export const imageWidths = [96, 160, 240, 320, 480, 640, 1200, 1600] as const

/**
 * Path below the CDN's base URL (spec §7 Images): style with w, h, crop, upscale, then the file,
 * whose name may have umlauts, spaces and commas, which would end an entry of a `srcset`.
 */
export function imagePath(path: string, width: number): string {
  return `/image/w${width}/${encodePath(path)}.webp`
}
