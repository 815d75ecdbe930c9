import type { Locale } from '../../domain/locale.ts'
import type { Document } from '../../domain/product.ts'
import type { DocumentKind } from '../seed/records.ts'
import { buildDocument, type Documented } from './build-document.ts'
import { documentPath } from './document-path.ts'
import { documentTitles } from './document-texts.ts'

/** Documents of a product as its page links to them, each with its real size. */
export function listDocuments(
  kinds: readonly DocumentKind[],
  product: Documented & { pageMeta: { slug: string } },
  locale: Locale,
): Document[] {
  return kinds.map((kind) => ({
    title: documentTitles[kind][locale],
    path: documentPath(locale, kind, product.pageMeta.slug),
    bytes: buildDocument(kind, product, locale).length,
  }))
}
