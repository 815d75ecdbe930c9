import type { Locale } from '../../domain/locale.ts'
import type { Document, Product } from '../../domain/product/product.ts'
import type { DocumentKind } from '../db/records.ts'
import { buildCurveFile, curveTitle, hasCurves } from './curve-file.ts'
import { documentPath } from './document-path.ts'
import { documentTitles } from './document-texts.ts'
import { buildTenderFile, tenderTitle } from './tender-text.ts'

/** Documents of a product as its page links to them; sizes of what costs nothing to write. */
export function listDocuments(
  kinds: readonly DocumentKind[],
  product: Pick<Product, 'name' | 'perex' | 'parameters' | 'brand' | 'variants' | 'pageMeta'>,
  locale: Locale,
): Document[] {
  const { slug } = product.pageMeta
  const papers = kinds.map((kind) => ({
    title: documentTitles[kind][locale],
    path: documentPath(locale, kind, slug),
    bytes: 0,
  }))
  const tender = {
    title: tenderTitle[locale],
    path: documentPath(locale, 'tender', slug),
    bytes: buildTenderFile(product, locale).length,
  }
  const table = {
    title: curveTitle[locale],
    path: documentPath(locale, 'curve', slug),
    bytes: buildCurveFile(product, locale).length,
  }
  return [
    ...papers,
    ...(kinds.includes('data-sheet') ? [tender] : []),
    ...(hasCurves(product) ? [table] : []),
  ]
}
