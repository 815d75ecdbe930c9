import { addUp } from '../order/add-up.ts'
import { roundToMinor } from '../minor-units.ts'
import type { Merchant } from '../merchant/merchant.ts'
import type { Charge, DocumentLine, OrderDocument } from '../order/order-document.ts'
import type { InvoiceLine, InvoiceModel, InvoicePart } from './invoice.ts'
import { buyerOf, sellerOf } from './parties.ts'
import { priceOf, unitNet } from './unit-net.ts'
import { vatAccountingOf } from './vat-accounting.ts'

/** Invoice data besides the order's, from the time of issue. */
export interface Issue {
  kind: 'invoice' | 'proforma'
  /** In the shop's time zone. */
  issueDate: string
  deliveryDate: string | null
  payment: InvoiceModel['payment']
}

/** Order data of an invoice. */
type InvoicedOrder = Omit<
  OrderDocument,
  'createdAt' | 'priceView' | 'note' | 'shipperNote' | 'delivery' | 'agreed'
>

/**
 * Builds an invoice from an order. Every sum is copied from the order's document; none is
 * recomputed.
 */
export function drawInvoice(order: InvoicedOrder, merchant: Merchant, issue: Issue): InvoiceModel {
  const { kind, issueDate, deliveryDate, payment } = issue
  const parts = [
    ...order.allowances.flatMap((one) => partsOf(one.kind, one)),
    ...(order.shipping ? partsOf('shipping', order.shipping) : []),
    ...(order.payment ? partsOf('payment', order.payment) : []),
  ]
  const allowances = parts.filter(({ share }) => share.net < 0).map(positive)
  const charges = parts.filter(({ share }) => share.net > 0)
  const taxPoint = payment.receivedOn ?? deliveryDate ?? issueDate
  // No VAT is due by a pro forma.
  const vatAccounting = kind === 'invoice' ? vatAccountingOf(order, merchant, taxPoint) : undefined
  return {
    kind,
    issueDate,
    deliveryDate,
    locale: order.locale,
    currencyCode: order.currencyCode,
    ...(vatAccounting && { vatAccounting }),
    buyerReference: order.buyerReference,
    customerOrderNumber: order.customerOrderNumber,
    orderCode: order.code,
    preceding: null,
    reason: null,
    seller: sellerOf(merchant, order.tax),
    buyer: buyerOf(order),
    deliverTo: {
      name: order.recipient.businessName || order.recipient.name,
      address: order.shippingAddress,
    },
    tax: {
      category: order.tax.category,
      exemption: order.tax.exemption,
      dispatchCountry: order.tax.dispatchCountry,
    },
    lines: order.lines.map(lineOf),
    allowances,
    charges,
    taxes: order.taxes,
    totals: {
      lines: order.totals.lines,
      // A negative fee is an allowance here: neither of the two may be negative.
      allowances: addUp(allowances.map(({ share }) => share)),
      charges: addUp(charges.map(({ share }) => share)),
      order: order.totals.order,
    },
    payment: order.rounding === undefined ? payment : { ...payment, rounding: order.rounding },
  }
}

function lineOf(line: DocumentLine): InvoiceLine {
  const { id, name, catalogCode, unit, amount, freeAmount, total } = line
  const price = unitNet(total.net, amount - freeAmount)
  return {
    id,
    name,
    code: catalogCode,
    unit: unit.code,
    ...(unit.name && { unitName: unit.name }),
    amount,
    freeAmount,
    isPart: line.parentId !== null,
    unitNet: price,
    // The remainder to the sum, so that amount, price and sum agree to the cent.
    freeNet: roundToMinor(priceOf(price, amount) - total.net),
    total,
  }
}

function partsOf(kind: InvoicePart['kind'], { name, shares }: Pick<Charge, 'name' | 'shares'>) {
  return shares
    .filter(({ net, gross }) => net !== 0 || gross !== 0)
    .map((share): InvoicePart => ({ kind, name, share }))
}

function positive({ share, ...part }: InvoicePart): InvoicePart {
  const { net, vat, gross, ...rate } = share
  return { ...part, share: { ...rate, net: -net, vat: -vat, gross: -gross } }
}
