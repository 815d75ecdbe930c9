import * as z from 'zod/mini'
import { Invoice, InvoiceLine, type InvoiceModel } from '../invoice/invoice.ts'
import type { DocumentLine } from '../order/order-document.ts'
import { addDays } from '../time/day.ts'

/** Validity of an offer in days, besides that of its issue. */
const offerDays = 14

/**
 * An offer has the fields of an invoice, and is built from a cart like that from an order: with
 * current prices, tax and delivery.
 */
export const Offer = z.object({
  ...Invoice.shape,
  kind: z.literal('offer'),
  /** Last day of its prices. */
  validUntil: z.iso.date(),
  /** The customer's price display. */
  priceView: z.enum(['gross', 'net']),
  /** Shipping method included in the total; empty if none carries the cart. */
  shipper: z.string(),
  lines: z.array(
    z.object({
      ...InvoiceLine.shape,
      variantId: z.string(),
      /** Price of one unit with tax. */
      unitGross: z.number(),
    }),
  ),
})
export type Offer = z.infer<typeof Offer>

/** Stored data: the number is in the row. */
export const OfferModel = z.omit(Offer, { number: true })
export type OfferModel = z.infer<typeof OfferModel>

/** Nothing is paid by an offer. */
export const noPayment = {
  means: 'transfer',
  name: '',
  account: null,
  reference: '',
  paid: 0,
  dueDate: null,
} as const satisfies InvoiceModel['payment']

interface Settled {
  lines: readonly DocumentLine[]
  shipping: { name: string } | null
}

/** Builds an offer from the invoice of a cart. */
export function drawOffer(
  drawn: InvoiceModel,
  settled: Settled,
  priceView: Offer['priceView'],
): OfferModel {
  const sold = new Map(settled.lines.map((line) => [line.id, line]))
  return {
    ...drawn,
    kind: 'offer',
    validUntil: addDays(drawn.issueDate, offerDays),
    priceView,
    shipper: settled.shipping?.name ?? '',
    lines: drawn.lines.map((line) => {
      const { variantId = '', unitPrice } = sold.get(line.id) ?? {}
      return { ...line, variantId, unitGross: unitPrice?.gross ?? 0 }
    }),
  }
}
