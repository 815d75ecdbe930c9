import type { Locale } from '../../domain/locale.ts'
import type { Document } from '../../domain/product/product.ts'
import type { DocumentKind } from '../db/records.ts'
import { buildDocument, type Documented } from './build-document.ts'
import { buildCurveFile, curveTitle, hasCurves } from './curve-file.ts'
import { documentPath } from './document-path.ts'
import { documentTitles } from './document-texts.ts'

/** Documents of a product as its page links to them, each with its real size. */
export function listDocuments(
  kinds: readonly DocumentKind[],
  product: Documented & { pageMeta: { slug: string } },
  locale: Locale,
): Document[] {
  const { slug } = product.pageMeta
  const documents = kinds.map((kind) => ({
    title: documentTitles[kind][locale],
    path: documentPath(locale, kind, slug),
    bytes: buildDocument(kind, product, locale).length,
  }))
  if (!hasCurves(product)) return documents
  const bytes = buildCurveFile(product, locale).length
  return [
    ...documents,
    { title: curveTitle[locale], path: documentPath(locale, 'curve', slug), bytes },
  ]
}
