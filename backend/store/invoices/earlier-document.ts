import * as z from 'zod'
import { documentOf } from '../../../domain/order/document-of.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { roundToMinor } from '../../../domain/minor-units.ts'
import { addUp } from '../../../domain/order/add-up.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { Order } from '../../../domain/order/order.ts'

/** Input that was stored beside an order. */
export const EarlierDetails = z.object({
  locale: z.enum(locales).catch('de'),
  shipping: z
    .object({ name: z.string(), business_name: z.string().optional() })
    .catch({ name: '' }),
  custom: z.record(z.string(), z.string()).catch({}),
})

/** Rates of whole and half percents differ by more than rounding does. */
const roundingPerPart = 0.01

/**
 * The document of an order from before orders had one, for its invoice: VAT was charged at one rate,
 * that of the destination. Undefined if the stored amounts do not fit together at that rate.
 */
export function earlierDocument(
  order: Order,
  { locale, shipping, custom }: z.infer<typeof EarlierDetails>,
): OrderDocument | undefined {
  if (order.prices.vatPercent === undefined || !order.billingAddress) return undefined
  const document = documentOf(order, locale)
  const { lines, allowances, shipping: delivery, payment, taxes, totals } = document
  const parts = [...lines, ...allowances, ...[delivery, payment].flatMap((part) => part ?? [])]
  const sum = addUp(parts.map(({ total }) => total))
  const isWhole = sum.gross === totals.order.gross && sum.net === totals.order.net
  const isOneRate = taxes.every(
    ({ net, rate, vat }) =>
      Math.abs(roundToMinor((net * rate) / 100 - vat)) <= roundingPerPart * (parts.length + 1),
  )
  if (!isWhole || !isOneRate) return undefined
  const recipient = shipping.name || document.recipient.name
  return {
    ...document,
    // Goods left from the merchant's country only: declared there, or by its One Stop Shop.
    tax: { ...document.tax, scheme: 'oss' },
    recipient: {
      ...document.recipient,
      name: recipient,
      businessName: shipping.business_name ?? '',
    },
    customerOrderNumber: custom['customOrderNumber'] ?? '',
    buyerReference: custom['buyerReference'] ?? '',
  }
}
