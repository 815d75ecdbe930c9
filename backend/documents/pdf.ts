import { encodeText, encodingObject } from './pdf-text.ts'

/** A4 in points, from the bottom left corner. */
export const pageSize = { width: 595, height: 842 } as const

export interface PdfText {
  text: string
  x: number
  y: number
  size: number
  bold: boolean
}

/** A filled rectangle; the colour is red, green and blue from 0 to 1. */
export interface PdfBox {
  x: number
  y: number
  width: number
  height: number
  colour: readonly [number, number, number]
}

export interface PdfPage {
  texts: PdfText[]
  boxes: PdfBox[]
}

/**
 * A PDF 1.4 file of texts and boxes, set in the Helvetica that every reader has: nothing is
 * embedded, so a data sheet has a few kilobytes. The same pages give the same bytes.
 */
export function writePdf(
  title: string,
  language: string,
  pages: readonly PdfPage[],
): Uint8Array<ArrayBuffer> {
  const contents = pages.map(contentOf)
  const firstPage = 6
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encodingObject} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding ${encodingObject} >>`,
    `<< /Title ${utf16(title)} >>`,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  return assemble(objects)
}

function contentOf({ texts, boxes }: PdfPage): string {
  const filled = boxes.map(
    ({ x, y, width, height, colour }) => `${colour.join(' ')} rg ${x} ${y} ${width} ${height} re f`,
  )
  const written = texts.map(
    ({ text, x, y, size, bold }) =>
      `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${encodeText(text)}) Tj ET`,
  )
  return [...filled, '0 g', ...written].join('\n')
}

/** Objects with their numbers, the table of where they begin, and the trailer. */
function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${table}\n%%EOF\n`
  // Every character is one byte: texts are encoded, all else is ASCII.
  const bytes = new Uint8Array(file.length)
  for (let at = 0; at < file.length; at++) bytes[at] = file.charCodeAt(at)
  return bytes
}

/** A text string of the document's own data, as hexadecimal UTF-16. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}
