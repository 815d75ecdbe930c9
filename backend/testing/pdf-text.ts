import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'

/** Text of a PDF with embedded fonts, one line per piece, decoded by the fonts' own tables. */
export async function textOfPdf(file: Uint8Array): Promise<string> {
  return (await pagesOfPdf(file)).join('\n')
}

/** The same by page. */
export async function pagesOfPdf(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file)
  return document.getPages().map((page) => {
    const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
    const tables = new Map(
      fonts?.entries().map(([name, reference]) => {
        const font = document.context.lookup(reference, PDFDict)
        const table = font.lookup(PDFName.of('ToUnicode'))
        return [name.asString(), table instanceof PDFRawStream ? lettersOf(decode(table)) : null]
      }),
    )
    return contentsOf(document, page.node.get(PDFName.of('Contents')))
      .flatMap((content) => linesOf(content, tables))
      .join('\n')
  })
}

type Letters = Map<string, string>

function linesOf(content: string, tables: ReadonlyMap<string, Letters | null>): string[] {
  let letters: Letters | null = null
  const lines: string[] = []
  for (const [, font, codes] of content.matchAll(/(\/\S+) [\d.]+ Tf|<([\dA-Fa-f]+)> Tj/g)) {
    if (font) letters = tables.get(font) ?? null
    else if (codes && letters) {
      const table = letters
      lines.push((codes.match(/.{4}/g) ?? []).map((code) => table.get(code.toUpperCase())).join(''))
    }
  }
  return lines
}

/** `<0001> <0041>` of a table to Unicode. */
function lettersOf(table: string): Letters {
  const pairs = table.matchAll(/<([\dA-Fa-f]{4})>\s*<([\dA-Fa-f]+)>/g)
  return new Map(
    [...pairs].map(([, code = '', units = '']) => [
      code.toUpperCase(),
      String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ]),
  )
}

function contentsOf(document: PDFDocument, contents: PDFObject | undefined): string[] {
  const found = contents && document.context.lookup(contents)
  if (found instanceof PDFRawStream) return [decode(found)]
  return found instanceof PDFArray
    ? found.asArray().flatMap((part) => contentsOf(document, part))
    : []
}

function decode(stream: PDFRawStream): string {
  return new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode())
}
