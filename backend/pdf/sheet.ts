import {
  type Color,
  degrees,
  type PDFDocument,
  type PDFFont,
  type PDFImage,
  type PDFPage,
  rgb,
} from '@cantoo/pdf-lib'

/** A4 in points; margins by DIN 5008. */
export const paper = { width: 595.28, height: 841.89, left: 70.87, right: 538.58 } as const
export const grey = rgb(0.36, 0.36, 0.36)
const black = rgb(0.1, 0.1, 0.1)

export interface Fonts {
  regular: PDFFont
  bold: PDFFont
}

export interface TextStyle {
  size?: number
  bold?: boolean
  colour?: Color
  /** Alignment of the text at `x`: its start or end. */
  align?: 'left' | 'right' | 'middle'
  /** Rotated, read from the right: `x` is its baseline, `top` by `align`. */
  isUpright?: boolean
}

export interface StrokeStyle {
  width: number
  colour?: Color
  fill?: Color
  /** Lengths of dashes and gaps. */
  dashes?: readonly number[]
  /** Points per unit of the path. */
  scale?: number
}

/** One page. Heights are measured from the top edge. */
export class Sheet {
  readonly #page: PDFPage
  readonly #fonts: Fonts

  constructor(document: PDFDocument, fonts: Fonts) {
    this.#page = document.addPage([paper.width, paper.height])
    this.#fonts = fonts
  }

  text(text: string, x: number, top: number, style: TextStyle = {}): void {
    const { size = 9, bold = false, colour = black, align = 'left' } = style
    const font = bold ? this.#fonts.bold : this.#fonts.regular
    const written = writable(font, text)
    const part = { left: 0, middle: 0.5, right: 1 }[align]
    const shift = part && font.widthOfTextAtSize(written, size) * part
    const y = paper.height - top
    const at = style.isUpright ? { x, y: y - shift, rotate: degrees(90) } : { x: x - shift, y }
    this.#page.drawText(written, { ...at, size, font, color: colour })
  }

  /** An SVG path, positioned at its top left corner. */
  path(path: string, x: number, top: number, style: StrokeStyle): void {
    const { width, colour = black, fill, dashes, scale = 1 } = style
    this.#page.drawSvgPath(path, {
      x,
      y: paper.height - top,
      scale,
      ...(width > 0 && { borderWidth: width, borderColor: colour }),
      ...(fill && { color: fill }),
      ...(dashes && { borderDashArray: [...dashes] }),
    })
  }

  /** A picture fitted and centred in a box. */
  picture(image: PDFImage, x: number, top: number, width: number, height: number): void {
    const size = image.scaleToFit(width, height)
    this.#page.drawImage(image, {
      x: x + (width - size.width) / 2,
      y: paper.height - top - (height + size.height) / 2,
      ...size,
    })
  }

  line(top: number, from: number, to: number, thickness = 0.5): void {
    const y = paper.height - top
    this.#page.drawLine({ start: { x: from, y }, end: { x: to, y }, thickness, color: grey })
  }

  box(x: number, top: number, width: number, height: number, colour: Color): void {
    this.#page.drawRectangle({ x, y: paper.height - top - height, width, height, color: colour })
  }

  /** Wraps text to a width; longer words are broken. */
  wrap(text: string, width: number, { size = 9, bold = false }: TextStyle = {}): string[] {
    const font = bold ? this.#fonts.bold : this.#fonts.regular
    const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
    const lines = ['']
    for (const word of writable(font, text)
      .split(' ')
      .flatMap((one) => broken(one, fits))) {
      const last = lines.at(-1) ?? ''
      const longer = last ? `${last} ${word}` : word
      if (fits(longer)) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines.filter((line) => line !== '')
  }

  widthOf(text: string, size: number, bold = false): number {
    const font = bold ? this.#fonts.bold : this.#fonts.regular
    return font.widthOfTextAtSize(writable(font, text), size)
  }
}

/** Unsupported characters become question marks, line breaks become spaces; others stay. */
function writable(font: PDFFont, text: string): string {
  const known = knownOf(font)
  return Array.from(text.replace(/[^\S\u00a0\u202f]+/gu, ' '), (sign) =>
    known.has(sign.codePointAt(0) ?? 0) ? sign : (substitutes[sign] ?? '?'),
  ).join('')
}

/** Replacements of characters missing in the font, used by fire resistance classes. */
const substitutes: Record<string, string> = { '↔': '<->', '₂': '2', '−': '-', '\u202f': '\u00a0' }

const knownSigns = new WeakMap<PDFFont, Set<number>>()

function knownOf(font: PDFFont): Set<number> {
  const known = knownSigns.get(font) ?? new Set(font.getCharacterSet())
  knownSigns.set(font, known)
  return known
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const letters = Array.from(word)
  let length = letters.length
  while (length > 1 && !fits(letters.slice(0, length).join(''))) length--
  return [
    letters.slice(0, length).join(''),
    ...broken(letters.slice(length).join(''), fits),
  ].filter(Boolean)
}
