import type { Locale } from '../../domain/locale.ts'
import type { DocumentKind } from '../seed/records.ts'

/** Below the address of the CDN: `document/de/data-sheet/zefyra-silva.pdf`. */
export function documentPath(locale: Locale, kind: DocumentKind, slug: string): string {
  return `document/${locale}/${kind}/${slug}.pdf`
}
