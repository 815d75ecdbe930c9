import type { Shipper } from '../../../domain/checkout/checkout.ts'
import type { PublicContext } from '../../../domain/context.ts'
import type { Product, Variant } from '../../../domain/product/product.ts'
import { countryCode } from '../../../domain/country-code.ts'

interface Terms {
  context: Pick<PublicContext, 'country' | 'currency'>
  /** Terms of the market; empty if unknown. */
  shippers: readonly Shipper[]
  product: Pick<Product, 'freeShippers'> & Pick<Variant, 'unit'>
  returnDays: number
}

/** Shipping and return terms of an offer, by property. */
type OfferTerms = Record<string, { '@type': string; [property: string]: unknown }>

/** schema.org shipping and return terms, part of every offer of a product. */
export function offerTerms({ context, shippers, product, returnDays }: Terms): OfferTerms {
  const country = countryCode(context.country)
  if (!country) return {}
  const brought = shippers.filter(({ type }) => type === 'DELIVERY')
  return {
    ...(brought.length > 0 && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        shippingRate: shippingRate(brought, product.freeShippers, context.currency),
      },
    }),
    ...(isReturnable(product) && { hasMerchantReturnPolicy: returnPolicy(country, returnDays) }),
  }
}

/** The terms with an id each, for offers that refer to them. */
export function withIds(terms: OfferTerms): OfferTerms {
  return mapTerms(terms, (term, name) => ({ ...term, '@id': `#${name}` }))
}

/** References to the terms `withIds`, which JSON-LD reads as the terms themselves. */
export function referenced(terms: OfferTerms): OfferTerms {
  return mapTerms(terms, (term, name) => ({ '@type': term['@type'], '@id': `#${name}` }))
}

function mapTerms(
  terms: OfferTerms,
  change: (term: OfferTerms[string], name: string) => OfferTerms[string],
): OfferTerms {
  return Object.fromEntries(Object.entries(terms).map(([name, term]) => [name, change(term, name)]))
}

/** Shipping depends on the whole cart, so a range from cheapest to most expensive is given. */
function shippingRate(
  shippers: readonly Shipper[],
  freeShippers: readonly string[],
  currency: string,
): Record<string, unknown> {
  const isFree = shippers.some(({ id }) => freeShippers.includes(id))
  const prices = shippers.map(({ priceWithTax }) => priceWithTax)
  return {
    '@type': 'MonetaryAmount',
    currency,
    ...(isFree ? { value: 0 } : { minValue: Math.min(...prices), maxValue: Math.max(...prices) }),
  }
}

/** Made-to-measure products may be excluded from withdrawal, so nothing is promised. */
function isReturnable({ unit }: Terms['product']): boolean {
  return unit.code !== 'metre' && unit.code !== 'squareMetre'
}

/** The consumer's right of withdrawal; the customer pays the return. */
export function returnPolicy(country: string, days: number): OfferTerms[string] {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  }
}
