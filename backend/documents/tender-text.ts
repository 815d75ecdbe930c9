import { textsOf } from '../locales/texts-of.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Product, Variant } from '../../domain/product/product.ts'
import { isVisibleParameter, mergedParameters } from '../../domain/product/visible-parameters.ts'
import { parameterText } from './parameter-text.ts'

type Tendered = Pick<Product, 'categoryFullname' | 'parameters' | 'brand' | 'variants'>

/**
 * A variant as an item of a bill of quantities: kind and requirements, then the make with `or
 * equivalent`, which public tenders require (Dir. 2014/24/EU Art. 42 (4)). The product's name and
 * perex are left out: they name the make, and the sizes of all variants.
 */
export function tenderText(
  { categoryFullname, parameters, brand }: Omit<Tendered, 'variants'>,
  variant: Pick<Variant, 'fullname' | 'catalogCode' | 'parameters'>,
  locale: Locale,
  isCompact = false,
): string {
  const texts = textsOf(locale).documents.papers
  const stated = mergedParameters(variant.parameters, parameters).filter(isVisibleParameter)
  const isNamed = brand && !variant.fullname.startsWith(brand.title)
  const make = isNamed ? `${brand.title} ${variant.fullname}` : variant.fullname
  const figures = stated.map((each) => `${each.title}: ${parameterText(each, locale)}`)
  return [
    categoryFullname.split(' | ').slice(-2).join(' – '),
    ...(isCompact ? [figures.join('; ')] : figures.map((figure) => `– ${figure}`)),
    `${texts.type}: ${make} ${texts.orEqual}`,
    `${texts.articleNumber}: ${variant.catalogCode}`,
    texts.tenderEnd,
    texts.tenderHead,
  ].join('\n')
}

/** All variants as items of a text file for tender software. */
export function buildTenderFile(product: Tendered, locale: Locale): Uint8Array<ArrayBuffer> {
  const positions = product.variants.map((variant, index) => {
    const text = tenderText(product, variant, locale)
    return `${String(index + 1).padStart(2, '0')}  ${text.replaceAll('\n', '\r\n    ')}`
  })
  return new TextEncoder().encode(`\ufeff${positions.join('\r\n\r\n')}\r\n`)
}
