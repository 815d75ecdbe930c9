/** The box that a picture is wanted for, in px of the file. */
export interface ImageStyle {
  width: number | null
  height: number | null
  /** Fills the box, so that its longer side is cut off; else the whole picture fits into the box. */
  crop: boolean
}

const maxWidth = 4000
const flags = new Set(['crop', 'upscale', 'webp'])

/**
 * Parts in any order, each once, joined by `-`: `w255-h270-crop-upscale-webp-x2` (spec §7 Images).
 * `x2` is the pixel ratio. `webp` is what every picture is, and none is made larger here than it
 * is: `upscale` is accepted, a browser does it better. Null for anything else.
 */
export function parseStyle(style: string): ImageStyle | null {
  const seen = new Map<string, number>()
  for (const part of style.split('-')) {
    const [, name = part, digits] = /^([whx])([1-9]\d{0,3})$/.exec(part) ?? []
    if (seen.has(name) || (digits === undefined && !flags.has(name))) return null
    seen.set(name, Number(digits ?? 1))
  }
  const ratio = seen.get('x') ?? 1
  const width = seen.get('w') ?? null
  const height = seen.get('h') ?? null
  if (ratio > 2 || (width === null && height === null)) return null
  if ((width ?? 0) > maxWidth || (height ?? 0) > maxWidth) return null
  return {
    width: width && width * ratio,
    height: height && height * ratio,
    crop: seen.has('crop'),
  }
}
