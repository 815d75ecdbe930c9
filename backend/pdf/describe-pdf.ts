import { type PDFDocument, PDFHexString } from '@cantoo/pdf-lib'
import type { Locale } from '../../domain/locale.ts'

interface PdfDescription {
  title: string
  locale: Locale
  author: string | undefined
  /** `2026-11-24`. */
  day: string
  /** Of this document and no other. */
  id: string
}

/** Metadata of a document: its own day, not the time of the download, so that it is the same file. */
export function describePdf(
  document: PDFDocument,
  { title, locale, author, day, id }: PdfDescription,
): Date {
  const date = new Date(`${day}T00:00:00Z`)
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage(locale)
  if (author) document.setAuthor(author)
  document.setCreationDate(date)
  document.setModificationDate(date)
  // The library would generate a random one.
  const hex = PDFHexString.fromText(id)
  document.context.trailerInfo.ID = document.context.obj([hex, hex])
  return date
}
