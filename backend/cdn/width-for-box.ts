import type { ImageStyle } from './parse-style.ts'

/** Width in px at which a picture of these proportions fills the box, or fits into it. */
export function widthForBox({ width, height, crop }: ImageStyle, aspect: number): number {
  const byHeight = height === null ? null : Math.ceil(height * aspect)
  if (width === null) return byHeight ?? 1
  if (byHeight === null) return width
  return crop ? Math.max(width, byHeight) : Math.min(width, byHeight)
}
