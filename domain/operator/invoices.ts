import * as z from 'zod/mini'
import { CurrencyCode } from '../currency.ts'
import { InvoiceKind } from '../invoice/invoice.ts'
import { TaxedSum } from '../order/order-document.ts'

/** An issued document in the operator API. */
export const OperatorInvoice = z.object({
  number: z.string(),
  kind: InvoiceKind,
  issueDate: z.iso.date(),
  orderCode: z.string(),
  /** Company, or the person if there is none. */
  buyer: z.string(),
  currencyCode: CurrencyCode,
  /** Of credit notes positive. */
  total: TaxedSum,
  /** For a public buyer: its XML file is the original. */
  isXrechnung: z.boolean(),
})
export type OperatorInvoice = z.infer<typeof OperatorInvoice>

/** In the order of issue; `next` goes on behind them, now or as soon as there are more. */
export const OperatorInvoices = z.object({
  invoices: z.array(OperatorInvoice),
  next: z.string(),
  /** Whether there are more already. */
  hasMore: z.boolean(),
})
export type OperatorInvoices = z.infer<typeof OperatorInvoices>
