import { legalNameOf } from '../merchant/legal-name.ts'
import type { Merchant } from '../merchant/merchant.ts'
import type { OrderDocument } from '../order/order-document.ts'
import type { Buyer, Seller } from './invoice.ts'

type Taxed = Pick<OrderDocument['tax'], 'scheme' | 'country' | 'dispatchCountry'>

/** The merchant, with the VAT id of the registration under which the supply is declared. */
export function sellerOf(merchant: Merchant, tax: Taxed): Seller {
  const { street, postcode, city, country } = merchant
  const { register, management, companyNumber, taxId, email, phone } = merchant
  return {
    name: legalNameOf(merchant),
    // The merchant's street includes the number.
    address: { street, houseNumber: '', postcode, city, country },
    register,
    ...(management && { management }),
    companyNumber,
    vatId: merchant.vatIds[declaredIn(tax) ?? ''] ?? merchant.vatId,
    taxId,
    email,
    phone,
  }
}

/**
 * Country whose registration declares a supply (Dir. 2006/112/EC Art. 214, 369d); null: the
 * merchant's own, as of the One Stop Shop.
 */
function declaredIn({ scheme, country, dispatchCountry }: Taxed): string | null {
  if (scheme === 'oss') return null
  return scheme === 'domestic' ? country : dispatchCountry
}

type Ordered = Pick<OrderDocument, 'customer' | 'business' | 'billingAddress' | 'tax'>

export function buyerOf({ customer, business, billingAddress, tax }: Ordered): Buyer {
  const ids = vatIdsOf(business, billingAddress.country)
  return {
    name: business?.businessName || customer.name,
    contact: business?.businessName ? customer.name : '',
    address: billingAddress,
    companyNumber: business?.tin ?? '',
    ...ids,
    // An exemption's evidence must be on the invoice (Dir. 2006/112/EC Art. 226 (4)).
    vatId: tax.vatId?.result === 'valid' ? tax.vatId.vatId : ids.vatId,
    email: customer.email,
  }
}

/** A Slovak company has two: DIČ, digits only, and IČ DPH, which is the VAT id. */
function vatIdsOf(business: OrderDocument['business'], country: string) {
  if (!business) return { vatId: '', taxId: '' }
  const { vatin, vatinsvk } = business
  if (country === 'SVK') return { vatId: vatinsvk || prefixed(vatin), taxId: digitsOnly(vatin) }
  return { vatId: prefixed(vatin), taxId: digitsOnly(vatin) }
}

/** Empty for a number without a country prefix: BR-CO-9 refuses it. */
function prefixed(id: string): string {
  return /^[A-Z]{2}/.test(id) ? id : ''
}

function digitsOnly(id: string): string {
  return /^\d/.test(id) ? id : ''
}
