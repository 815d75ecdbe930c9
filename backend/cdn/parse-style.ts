/** A requested style, in px of the file, with the pixel ratio applied. */
export interface ImageStyle {
  width: number | null
  height: number | null
  /** Fills the box and crops the longer side; else the whole picture fits into the box. */
  crop: boolean
  /** Enlarges smaller pictures to the box. */
  upscale: boolean
  /** Forces WebP. */
  webp: boolean
}

/** Maximum side of a response in px, pixel ratio included. */
export const longestSide = 4000
const flags = new Set(['crop', 'upscale', 'webp'])

/**
 * Parts in any order, each once, joined by `-`: `w255-h270-crop-upscale-webp-x2` (spec §7 Images).
 * `x1` or `x2` is the pixel ratio. Null for anything else.
 */
export function parseStyle(style: string): ImageStyle | null {
  const seen = new Map<string, number>()
  for (const part of style.split('-')) {
    const [, name = part, digits] = /^([whx])([1-9]\d{0,3})$/.exec(part) ?? []
    if (seen.has(name) || (digits === undefined && !flags.has(name))) return null
    seen.set(name, Number(digits ?? 1))
  }
  const ratio = seen.get('x') ?? 1
  const [width = null, height = null] = ['w', 'h'].map((side) => {
    const points = seen.get(side)
    return points === undefined ? null : points * ratio
  })
  if (ratio > 2 || (width === null && height === null)) return null
  if ((width ?? 0) > longestSide || (height ?? 0) > longestSide) return null
  // Cropping needs both sides.
  const crop = seen.has('crop') && width !== null && height !== null
  return { width, height, crop, upscale: seen.has('upscale'), webp: seen.has('webp') }
}
