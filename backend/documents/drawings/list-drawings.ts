import { textsOf } from '../../locales/texts-of.ts'
import type { Locale } from '../../../domain/locale.ts'
import { mergedParameters } from '../../../domain/product/visible-parameters.ts'
import type { Product, Variant } from '../../../domain/product/product.ts'
import { drawProduct } from '../../../domain/ventilation/drawings/draw-product.ts'
import type { Drawing } from '../../../domain/ventilation/drawings/shapes.ts'
import { parameterText } from '../parameter-text.ts'

type Drawn = Pick<Product, 'categoryId' | 'parameters'>

export function drawVariant(product: Drawn, { parameters }: Pick<Variant, 'parameters'>) {
  return drawProduct(product.categoryId, mergedParameters(parameters, product.parameters))
}

/** Variants with the URLs of their drawings: `document/de/drawing/zefyra-silva/v-silva-100.svg`. */
export function withDrawings(
  product: Drawn & Pick<Product, 'variants' | 'pageMeta'>,
  locale: Locale,
): Variant[] {
  return product.variants.map((variant) => {
    const drawing = drawVariant(product, variant)
    if (!drawing) return variant
    const path = (ending: 'svg' | 'dxf') =>
      `document/${locale}/drawing/${product.pageMeta.slug}/${encodeURIComponent(variant.id)}.${ending}`
    const alt = drawingTitle(drawing, product, variant, locale)
    return { ...variant, drawing: { path: path('svg'), alt, cad: path('dxf') } }
  })
}

/** `Maßzeichnung: Nennweite 100 mm, Baulänge 195 mm` */
export function drawingTitle(
  { sizes }: Drawing,
  product: Drawn,
  variant: Pick<Variant, 'parameters'>,
  locale: Locale,
): string {
  const codes = new Set(sizes.map(({ code }) => code))
  const stated = mergedParameters(variant.parameters, product.parameters)
    .filter(({ code }) => codes.has(code))
    .map((parameter) => `${parameter.title} ${parameterText(parameter, locale)}`)
  return `${textsOf(locale).documents.drawing}: ${stated.join(', ')}`
}
