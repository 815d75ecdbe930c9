import type { Locale } from '../../domain/locale.ts'
import type { DocumentKind } from '../db/records.ts'

/** What there is of a product as a file; the curves of a fan are a table, a tender text is plain. */
export type FileKind = DocumentKind | 'curve' | 'tender'

const endings: Partial<Record<FileKind, string>> = { curve: 'csv', tender: 'txt' }

/** Below the address of the CDN: `document/de/data-sheet/zefyra-silva.pdf`, `…/curve/zefyra-silva.csv`. */
export function documentPath(locale: Locale, kind: FileKind, slug: string): string {
  return `document/${locale}/${kind}/${slug}.${endings[kind] ?? 'pdf'}`
}
