import * as z from 'zod/mini'
import { Invoice, InvoiceLine, type InvoiceModel } from '../invoice/invoice.ts'
import type { DocumentLine } from '../order/order-document.ts'
import { addDays } from '../time/day.ts'

/** Days that an offer stands for, that of its issue apart. */
const offerDays = 14

/**
 * An offer has what an invoice has, and is drawn from a cart as that is from an order: the same
 * prices, tax and delivery that an order of this moment would have.
 */
export const Offer = z.object({
  ...Invoice.shape,
  kind: z.literal('offer'),
  /** Last day on which the shop sells at these prices. */
  validUntil: z.iso.date(),
  /** How its customer sees prices. */
  priceView: z.enum(['gross', 'net']),
  /** Way of delivery that the sum is with; empty where none takes the cart. */
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

/** What is stored: the number is given by the row that it is stored in. */
export const OfferModel = z.omit(Offer, { number: true })
export type OfferModel = z.infer<typeof OfferModel>

interface Settled {
  lines: readonly DocumentLine[]
  shipping: { name: string } | null
}

/** Makes an offer of what the cart would be invoiced as. */
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
