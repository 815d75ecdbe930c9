/** Contrast of a text with its background, WCAG 2.2. */
const readable = 4.5

/** Background and text of emails, light and dark. */
export const palette = {
  light: { page: '#f4f7f8', ground: '#ffffff', ink: '#16232a', soft: '#45555d', line: '#d5dee1' },
  dark: { page: '#0d1519', ground: '#16232a', ink: '#f4f7f8', soft: '#b7c4ca', line: '#3c4d55' },
} as const

/** Default colours of buttons and links. */
export const defaultAccent = '#00707d'

/** Black or white, whichever has more contrast on a colour. */
export function textOn(colour: string): string {
  return contrast('#ffffff', colour) >= contrast('#16232a', colour) ? '#ffffff' : '#16232a'
}

/** The colour, or its nearest shade with enough contrast on the background. */
export function readableOn(colour: string, ground: string): string {
  const end = luminance(ground) > 0.18 ? 0 : 255
  for (let part = 0; part < 1; part += 0.05) {
    const shade = mix(colour, end, part)
    if (contrast(shade, ground) >= readable) return shade
  }
  return mix(colour, end, 1)
}

export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(colour: string, end: number, part: number): string {
  const mixed = channels(colour).map((channel) => Math.round(channel + (end - channel) * part))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
