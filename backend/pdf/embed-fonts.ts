import fontkit from '@cantoo/fontkit'
import type { PDFDocument } from '@cantoo/pdf-lib'
import type { Fonts } from './sheet.ts'

export interface FontFiles {
  regular: Uint8Array
  bold: Uint8Array
}

/** Subset to used characters; no ligatures, which text search would miss. */
export async function embedFonts(
  document: PDFDocument,
  { regular, bold }: FontFiles,
): Promise<Fonts> {
  document.registerFontkit(fontkit)
  const options = { subset: true, features: { liga: false } }
  return {
    regular: await document.embedFont(regular, options),
    bold: await document.embedFont(bold, options),
  }
}
