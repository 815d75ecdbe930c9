import type { Shipper } from '../../../domain/checkout/checkout.ts'
import type { PublicContext } from '../../../domain/context.ts'
import type { Product, Variant } from '../../../domain/product/product.ts'
import { countryCode } from '../../../domain/country-code.ts'

interface Terms {
  context: Pick<PublicContext, 'country' | 'currency'>
  /** Terms of the market; empty if unknown. */
  shippers: readonly Shipper[]
  product: Pick<Product, 'freeShippers'> & Pick<Variant, 'unit'>
}

/** schema.org shipping and return terms, part of every offer of a product. */
export function offerTerms({ context, shippers, product }: Terms): Record<string, unknown> {
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
    ...(isReturnable(product) && { hasMerchantReturnPolicy: returnPolicy(country) }),
  }
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
export function returnPolicy(country: string): Record<string, unknown> {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  }
}
