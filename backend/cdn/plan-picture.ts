import { type ImageStyle, longestSide } from './parse-style.ts'

export interface Size {
  width: number
  height: number
}

/**
 * Output size in px of a style. With `crop` the box is filled and the rest is cropped; a picture
 * that is too small, without upscale, fills a smaller box of the same aspect ratio. Without `crop`
 * the whole picture fits into the box.
 */
export function planPicture(style: Omit<ImageStyle, 'webp'>, picture: Size): Size {
  const { width, height, crop, upscale } = style
  const byWidth = (width ?? Infinity) / picture.width
  const byHeight = (height ?? Infinity) / picture.height
  if (crop && width !== null && height !== null) {
    const scale = upscale ? 1 : Math.min(1, 1 / byWidth, 1 / byHeight)
    return scaled({ width, height }, scale)
  }
  const largest = longestSide / Math.max(picture.width, picture.height)
  return scaled(picture, Math.min(byWidth, byHeight, largest, upscale ? Infinity : 1))
}

/** At least 1 px, however narrow the picture is. */
function scaled({ width, height }: Size, scale: number): Size {
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: side(width), height: side(height) }
}

/** Width that a picture needs before cropping. */
export function widthToFill(plan: Size, picture: Size): number {
  return Math.ceil(Math.max(plan.width, (plan.height * picture.width) / picture.height))
}

/** Whether nothing is cropped: the plan has the picture's aspect ratio, apart from rounding. */
export function isUncropped(plan: Size, picture: Size): boolean {
  return plan.height === Math.max(1, Math.round((picture.height * plan.width) / picture.width))
}
