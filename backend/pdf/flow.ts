import { type Color, rgb } from '@cantoo/pdf-lib'
import { grey, type Sheet, type TextStyle } from './sheet.ts'

/** Margins in points, from the left and from the top. */
export const frame = { left: 48, right: 547, top: 84, bottom: 776 } as const
export const frameWidth = frame.right - frame.left
const hairline = rgb(0.82, 0.85, 0.87)
const shade = rgb(0.95, 0.965, 0.97)

export interface Column {
  title: string
  /** Fraction of the width; 0: as wide as its longest words. */
  share: number
  align?: 'left' | 'right'
}

/** Lays out a document from the top down, with page breaks. */
export class Flow {
  readonly sheets: Sheet[] = []
  top: number = frame.top
  readonly #addSheet: () => Sheet
  readonly #accent: Color

  constructor(addSheet: () => Sheet, accent: Color) {
    this.#addSheet = addSheet
    this.#accent = accent
    this.turn()
  }

  get sheet(): Sheet {
    const sheet = this.sheets.at(-1)
    if (!sheet) throw new Error('a flow begins with a page')
    return sheet
  }

  turn(): void {
    this.sheets.push(this.#addSheet())
    this.top = frame.top
  }

  /** Breaks the page if so much does not fit. */
  keep(height: number): void {
    if (this.top + height > frame.bottom) this.turn()
  }

  space(points: number): void {
    this.top += points
  }

  title(text: string): void {
    for (const line of this.sheet.wrap(text, frameWidth, { size: 17, bold: true }))
      this.#line(line, { size: 17, bold: true }, 21)
  }

  /** A heading stays with the content below it. */
  heading(text: string, below = 60): void {
    this.keep(26 + below)
    this.top += 12
    this.#line(text, { size: 11, bold: true, colour: this.#accent }, 15)
    this.sheet.line(this.top, frame.left, frame.right, 0.6)
    this.top += 6
  }

  paragraph(text: string, style: TextStyle = {}): void {
    const { size = 9 } = style
    for (const line of text
      .split('\n')
      .flatMap((each) => this.sheet.wrap(each, frameWidth, { ...style, size })))
      this.#line(line, { ...style, size }, size * 1.4)
    this.top += 4
  }

  /** Labels with values, two pairs per row. */
  pairs(rows: readonly (readonly [label: string, value: string])[]): void {
    const gap = 18
    const half = (frameWidth - gap) / 2
    for (let at = 0; at < rows.length; at += 2) {
      const written = rows.slice(at, at + 2).map(([label, value]) => ({
        labels: this.sheet.wrap(label, half * 0.56, { size: 8.5 }),
        values: this.sheet.wrap(value, half * 0.42, { size: 8.5, bold: true }),
      }))
      const lines = Math.max(...written.flatMap((each) => [each.labels.length, each.values.length]))
      this.keep(lines * 11 + 5)
      written.forEach(({ labels, values }, column) => {
        const x = frame.left + column * (half + gap)
        labels.forEach((line, index) =>
          this.sheet.text(line, x, this.top + 10 + index * 11, { size: 8.5, colour: grey }),
        )
        values.forEach((line, index) =>
          this.sheet.text(line, x + half, this.top + 10 + index * 11, {
            size: 8.5,
            bold: true,
            align: 'right',
          }),
        )
        this.#rule(x, this.top + lines * 11 + 4, half)
      })
      this.top += lines * 11 + 5
    }
  }

  /** A table with its head on each page. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], size = 8): void {
    const shares = columns.map(({ title, share }, at) => {
      const texts = [title, ...rows.map((row) => row[at] ?? '')]
      return share || Math.max(...this.#longestWords(texts, size), 24) + 8
    })
    const total = shares.reduce((sum, share) => sum + share, 0)
    const widths = shares.map((share) => (share / total) * frameWidth)
    const lefts = widths.map((_, at) =>
      widths.slice(0, at).reduce((sum, width) => sum + width, frame.left),
    )
    const cells = (texts: readonly string[], bold: boolean) =>
      texts.map((text, at) => this.sheet.wrap(text, (widths[at] ?? 50) - 6, { size, bold }))
    const step = size * 1.25
    const heightOf = (lines: readonly string[][]) =>
      Math.max(1, ...lines.map(({ length }) => length)) * step + 6
    const write = (lines: readonly string[][], bold: boolean) => {
      lines.forEach((texts, at) => {
        const align = columns[at]?.align ?? 'left'
        const x = (lefts[at] ?? 0) + (align === 'right' ? (widths[at] ?? 0) - 3 : 3)
        texts.forEach((text, index) =>
          this.sheet.text(text, x, this.top + size + 2 + index * step, { size, bold, align }),
        )
      })
    }
    const head = cells(
      columns.map(({ title }) => title),
      true,
    )
    const writeHead = () => {
      this.sheet.box(frame.left, this.top, frameWidth, heightOf(head), shade)
      write(head, true)
      this.top += heightOf(head)
    }
    this.keep(heightOf(head) + 30)
    writeHead()
    for (const [index, row] of rows.entries()) {
      const lines = cells(row, false)
      const height = heightOf(lines)
      // Avoids a page with the last row only.
      const last = index === rows.length - 2 ? heightOf(cells(rows.at(-1) ?? [], false)) : 0
      if (this.top + height + last > frame.bottom) {
        this.turn()
        writeHead()
      }
      write(lines, false)
      this.top += height
      this.#rule(frame.left, this.top, frameWidth)
    }
    this.top += 6
  }

  /**
   * Widths of the longest words by letters; measuring all of them takes longer than writing them.
   */
  #longestWords(texts: readonly string[], size: number): number[] {
    const words = [...new Set(texts.flatMap((text) => text.split(' ')))]
    const longest = words.toSorted((a, b) => b.length - a.length).slice(0, 4)
    return longest.map((word) => this.sheet.widthOf(word, size, true))
  }

  #rule(x: number, top: number, width: number): void {
    this.sheet.box(x, top - 0.4, width, 0.4, hairline)
  }

  #line(text: string, style: TextStyle, height: number): void {
    this.keep(height)
    this.sheet.text(text, frame.left, this.top + (style.size ?? 9), style)
    this.top += height
  }
}
