import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { Draft } from './draft-input.ts'

/** The order's document, for every medium. */
export function draftDocument(draft: Draft): OrderDocument {
  const { code, now, locale, body, priced, choice, settlement, tax } = draft
  const { shipping, custom = {} } = body
  return {
    code,
    createdAt: now.toISOString(),
    locale,
    currencyCode: priced.currency,
    priceView: body.price_view ?? 'gross',
    customer: { name: body.name, email: body.email, phone: body.phone },
    business: businessOf(draft),
    billingAddress: body.billing_address,
    shippingAddress: choice.shippingAddress,
    recipient: {
      name: shipping.name,
      businessName: shipping.business_name ?? '',
      phone: shipping.phone ?? '',
    },
    customerOrderNumber: custom['customOrderNumber'] ?? '',
    buyerReference: custom['buyerReference'] ?? '',
    ...(custom['takeBack'] === 'yes' && { takeBack: true }),
    note: body.comment,
    shipperNote: body.shipper_comment,
    tax,
    ...settlement,
    delivery: { type: choice.shipper.type, promise: draft.promise },
    agreed: draft.agreed,
  }
}

export function businessOf({ body: { business, custom } }: Pick<Draft, 'body'>) {
  return (
    business && {
      businessName: business.business_name,
      tin: business.TIN,
      vatin: business.VATIN,
      vatinsvk: custom?.['vatinsvk'] ?? '',
    }
  )
}
