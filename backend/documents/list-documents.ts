import { textsOf } from '../locales/texts-of.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Document, Product } from '../../domain/product/product.ts'
import type { DocumentKind } from '../db/columns.ts'
import { buildCurveFile, hasCurves } from './curve-file.ts'
import { documentPath } from './document-path.ts'
import { buildTenderFile } from './tender-text.ts'

/** Documents of a product for its page; sizes only of those that are cheap to generate. */
export function listDocuments(
  kinds: readonly DocumentKind[],
  product: Pick<
    Product,
    'name' | 'categoryFullname' | 'parameters' | 'brand' | 'variants' | 'pageMeta'
  >,
  locale: Locale,
): Document[] {
  const { slug } = product.pageMeta
  const papers = kinds.map((kind) => ({
    title: textsOf(locale).documents.titles[kind],
    path: documentPath(locale, kind, slug),
    bytes: 0,
  }))
  const tender = {
    title: textsOf(locale).documents.tender,
    path: documentPath(locale, 'tender', slug),
    bytes: buildTenderFile(product, locale).length,
  }
  const table = {
    title: textsOf(locale).documents.curves,
    path: documentPath(locale, 'curve', slug),
    bytes: buildCurveFile(product, locale).length,
  }
  return [
    ...papers,
    ...(kinds.includes('data-sheet') ? [tender] : []),
    ...(hasCurves(product) ? [table] : []),
  ]
}
