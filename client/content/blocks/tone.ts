export type Tone = 'light' | 'dark'

/** A colour of the CMS as `#rrggbb`; null for what is none. */
export function parseColour(value: string | null): string | null {
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
 * Whether a ground counts as light (dark ink is read better on it) or dark. The CMS may choose
 * colours, not make a text unreadable.
 */
export function toneOf(colour: string): Tone {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  )
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  // White on it and black on it have the same contrast at 0.179 (WCAG 2.2).
  return luminance > 0.179 ? 'light' : 'dark'
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
