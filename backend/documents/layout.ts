import { pageSize, type PdfPage } from './pdf.ts'

const margin = 50
const bottom = 60

/** Sets lines from the top down, and goes on to another page where one is full. */
export class Layout {
  readonly pages: PdfPage[] = [{ texts: [], boxes: [] }]
  #y: number = pageSize.height - margin

  title(text: string): void {
    this.#write(text, { size: 16, bold: true, width: 62, gap: 10 })
  }

  heading(text: string): void {
    this.space(10)
    this.#write(text, { size: 11, bold: true, width: 84, gap: 4 })
  }

  paragraph(text: string): void {
    this.#write(text, { size: 9.5, bold: false, width: 104, gap: 5 })
  }

  /** A label and what belongs to it, in two columns. */
  row(label: string, value: string, at = 210): void {
    const size = 9
    const labels = wrapped(label, Math.floor((at - 10) / 4.9))
    const values = wrapped(value, Math.floor((pageSize.width - 2 * margin - at) / 4.7))
    const lines = Math.max(labels.length, values.length)
    for (let index = 0; index < lines; index++) {
      const y = this.#next(size + 3)
      this.#text(labels[index], margin, y, size, false)
      this.#text(values[index], margin + at, y, size, true)
    }
  }

  space(points: number): void {
    this.#y -= points
  }

  /** A bar of a scale with its letters; the chosen one has a mark beside it. */
  bar(
    label: string,
    length: number,
    colour: readonly [number, number, number],
    mark: string,
  ): void {
    const height = 20
    const y = this.#next(height + 4)
    const page = this.#page()
    page.boxes.push({ x: margin, y: y - 5, width: length, height, colour })
    this.#text(label, margin + 8, y, 12, true)
    if (!mark) return
    page.boxes.push({ x: margin + 300, y: y - 5, width: 70, height, colour: [0.13, 0.13, 0.13] })
    page.boxes.push({ x: margin + 303, y: y - 2, width: 64, height: height - 6, colour: [1, 1, 1] })
    this.#text(mark, margin + 320, y, 13, true)
  }

  #write(text: string, style: { size: number; bold: boolean; width: number; gap: number }): void {
    for (const line of wrapped(text, style.width)) {
      this.#text(line, margin, this.#next(style.size + 3.5), style.size, style.bold)
    }
    this.space(style.gap)
  }

  #text(text: string | undefined, x: number, y: number, size: number, bold: boolean): void {
    if (text) this.#page().texts.push({ text, x, y: Math.round(y), size, bold })
  }

  #next(height: number): number {
    if (this.#y - height < bottom) {
      this.pages.push({ texts: [], boxes: [] })
      this.#y = pageSize.height - margin
    }
    this.#y -= height
    return this.#y
  }

  #page(): PdfPage {
    const page = this.pages.at(-1)
    if (!page) throw new Error('a layout begins with a page')
    return page
  }
}

/** A text in lines of at most so many characters, broken between words. */
export function wrapped(text: string, characters: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (longer.length > characters && line) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
