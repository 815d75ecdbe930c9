import { toDecimal, toMinor } from '../minor-units.ts'
import * as z from 'zod/mini'
import { Address } from '../account/address.ts'
import { CurrencyCode } from '../currency.ts'
import { Locale } from '../locale.ts'
import { TaxedSum, TaxShare } from '../order/order-document.ts'
import { unitCode, UnitName } from '../product/availability.ts'
import { TaxCategory } from '../tax/tax-decision.ts'
import { VatAccounting } from './vat-accounting.ts'

/* An invoice as business terms (BT) and groups (BG) of EN 16931. Built from an order's document
   once, stored, and never recomputed: PDF and XML are rendered from it. Amounts of credit notes
   are positive, as type 381 requires. */

export const invoiceKinds = ['invoice', 'credit_note', 'proforma'] as const
export const InvoiceKind = z.enum(invoiceKinds)
export type InvoiceKind = z.infer<typeof InvoiceKind>

const Seller = z.object({
  name: z.string(),
  address: Address,
  /** Court and number (BT-30). */
  register: z.string(),
  /** Managing directors. */
  management: z.optional(z.string()),
  /** IČO of a Czech or Slovak seller. */
  companyNumber: z.string(),
  /** BT-31 */
  vatId: z.string(),
  /** Steuernummer, Slovak DIČ (BT-32). */
  taxId: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type Seller = z.infer<typeof Seller>

const Buyer = z.object({
  /** The company, or the person if there is none (BT-44). */
  name: z.string(),
  /** Contact person of the company (BT-56). */
  contact: z.string(),
  address: Address,
  /** IČO (BT-47). */
  companyNumber: z.string(),
  /** BT-48 */
  vatId: z.string(),
  /** Slovak DIČ, which is no VAT id. */
  taxId: z.string(),
  email: z.string(),
})
export type Buyer = z.infer<typeof Buyer>

export const InvoiceLine = z.object({
  /** Of the order's document. */
  id: z.string(),
  name: z.string(),
  /** BT-155 */
  code: z.string(),
  unit: unitCode(),
  unitName: z.optional(UnitName),
  /** Free pieces included (BT-129). */
  amount: z.number(),
  /** Free pieces of an N-plus-one offer. */
  freeAmount: z.number(),
  /** Included with the line before it. */
  isPart: z.boolean(),
  /** Price of one unit (BT-146), as a decimal with as many digits as the line's sum needs. */
  unitNet: z.string(),
  /** Price of the free pieces (BT-136), excluded from the line's sum. */
  freeNet: z.number(),
  /** BT-131 is its net sum. */
  total: TaxShare,
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** A reduction (BG-20) or a cost (BG-21) of the whole invoice at one rate; positive. */
export const InvoicePart = z.object({
  kind: z.enum(['coupon', 'credits', 'discount', 'shipping', 'payment']),
  name: z.string(),
  share: TaxShare,
})
export type InvoicePart = z.infer<typeof InvoicePart>

export const PaymentMeans = z.enum(['transfer', 'online', 'cash', 'refund'])
export type PaymentMeans = z.infer<typeof PaymentMeans>

const Payment = z.object({
  means: PaymentMeans,
  /** Payment method by the customer's choice (BT-82). */
  name: z.string(),
  /** BG-17; null without a transfer. */
  account: z.nullable(z.object({ holder: z.string(), iban: z.string(), bic: z.string() })),
  /** BT-83; empty without a transfer. */
  reference: z.string(),
  /** BT-113 */
  paid: z.number(),
  /** Day of the payment, if it was before the supply (Dir. 2006/112/EC Art. 226 (7)). */
  receivedOn: z.optional(z.iso.date()),
  /** Cash rounding (BT-114); left out for other payments. */
  rounding: z.optional(z.number()),
  /** BT-9 */
  dueDate: z.nullable(z.iso.date()),
  /** Of a credit note of an unpaid invoice: less is to be paid, and nothing paid back. */
  isSetOff: z.optional(z.boolean()),
})

export const Invoice = z.object({
  kind: InvoiceKind,
  /** BT-1 */
  number: z.string(),
  /** BT-2 */
  issueDate: z.iso.date(),
  /** Delivery date (BT-72); null before dispatch. */
  deliveryDate: z.nullable(z.iso.date()),
  locale: Locale,
  /** BT-5 */
  currencyCode: CurrencyCode,
  /** BT-6; left out if it is the invoice's currency, or there is no rate. */
  vatAccounting: z.optional(VatAccounting),
  /** Leitweg-ID (BT-10). */
  buyerReference: z.string(),
  /** The customer's own number (BT-13). */
  customerOrderNumber: z.string(),
  /** BT-14 */
  orderCode: z.string(),
  /** Invoice of a credit note (BG-3). */
  preceding: z.nullable(z.object({ number: z.string(), issueDate: z.iso.date() })),
  /** Reason of a credit note. */
  reason: z.nullable(z.enum(['withdrawal', 'cancellation', 'return', 'goodwill'])),
  seller: Seller,
  buyer: Buyer,
  /** BG-13 and BG-15 */
  deliverTo: z.object({ name: z.string(), address: Address }),
  tax: z.object({
    category: TaxCategory,
    /** BT-121 */
    exemption: z.nullable(z.string()),
    /** Its law is that of the country of dispatch; older documents name none. */
    dispatchCountry: z.optional(z.string()),
  }),
  lines: z.array(InvoiceLine),
  allowances: z.array(InvoicePart),
  charges: z.array(InvoicePart),
  /** BG-23 */
  taxes: z.array(TaxShare),
  totals: z.object({
    /** BT-106 is its net sum. */
    lines: TaxedSum,
    /** BT-107 */
    allowances: TaxedSum,
    /** BT-108 */
    charges: TaxedSum,
    /** BT-109, BT-110, BT-112 */
    order: TaxedSum,
  }),
  payment: Payment,
})
export type Invoice = z.infer<typeof Invoice>

/** Stored data: the number is in the row. */
export const InvoiceModel = z.omit(Invoice, { number: true })
export type InvoiceModel = z.infer<typeof InvoiceModel>

/** What is to be paid (BT-115). */
export function amountDue({ totals, payment }: Pick<InvoiceModel, 'totals' | 'payment'>): number {
  const { paid, rounding = 0 } = payment
  return toDecimal(toMinor(totals.order.gross) + toMinor(rounding) - toMinor(paid))
}
