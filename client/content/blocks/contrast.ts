export type Brightness = 'light' | 'dark'

/** A CMS colour as `#rrggbb`; null if it is invalid. */
export function parseColour(value: string | null | undefined): string | null {
  const text = value?.trim().toLowerCase() ?? ''
  if (/^#[\da-f]{6}$/.test(text)) return text
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text)
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : null
}

/**
 * Whether a background is light (black text has more contrast) or dark. Keeps CMS colours readable.
 */
export function brightnessOf(colour: string): Brightness {
  // Equal contrast of white and black text is at 0.179 (WCAG 2.2).
  return luminanceOf(colour) > 0.179 ? 'light' : 'dark'
}

/** Contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Classes of an element with a CMS background; none without. */
export function groundClass(ground: string | null): string {
  return ground ? ` ground ground--${brightnessOf(ground)}` : ''
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
