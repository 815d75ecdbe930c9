/** Widths in px that the image server has ready; any other is rounded up to the next. */
export const imageWidths = [96, 320, 640, 1200, 1600] as const

/** Path below the CDN's address (spec §7 Images): style with w, h, crop, upscale, then the file. */
export function imagePath(path: string, width: number, pixelRatio: 1 | 2 = 1): string {
  return `/image/w${width * pixelRatio}/${path}.webp`
}
