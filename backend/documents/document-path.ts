import type { Locale } from '../../domain/locale.ts'
import type { DocumentKind } from '../db/columns.ts'

/** File types of a product; a fan's curves are a table, a tender text is plain. */
export type FileKind = DocumentKind | 'curve' | 'tender'

const endings: Partial<Record<FileKind, string>> = { curve: 'csv', tender: 'txt' }

/**
 * Below the CDN's base URL: `document/de/data-sheet/zefyra-silva.pdf`, `…/curve/zefyra-silva.csv`.
 */
export function documentPath(locale: Locale, kind: FileKind, slug: string): string {
  return `document/${locale}/${kind}/${slug}.${endings[kind] ?? 'pdf'}`
}
