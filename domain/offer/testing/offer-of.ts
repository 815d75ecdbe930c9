import { drawInvoice } from '../../invoice/draw-invoice.ts'
import { seller } from '../../invoice/testing/corpus.ts'
import type { OrderDocument } from '../../order/order-document.ts'
import { drawOffer, noPayment, type OfferModel } from '../offer.ts'

/** An offer of 20 December 2026, of what a document would order. */
export function offerOf(document: OrderDocument): OfferModel {
  const drawn = drawInvoice(document, seller, {
    kind: 'proforma',
    issueDate: '2026-12-20',
    deliveryDate: null,
    payment: noPayment,
  })
  return drawOffer(drawn, document, 'gross')
}
