import type { Merchant } from '../merchant/merchant.ts'
import type { OrderDocument } from '../order/order-document.ts'
import type { Buyer, Seller } from './invoice.ts'

export function sellerOf(merchant: Merchant): Seller {
  const { company, legalForm, street, postcode, city, country } = merchant
  const { register, companyNumber, vatId, taxId, email, phone } = merchant
  return {
    name: legalForm && !company.endsWith(legalForm) ? `${company} ${legalForm}` : company,
    // The merchant's street includes the number.
    address: { street, houseNumber: '', postcode, city, country },
    register,
    companyNumber,
    vatId,
    taxId,
    email,
    phone,
  }
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
