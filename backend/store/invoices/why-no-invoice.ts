import { loadMerchant } from '../../merchant/load-merchant.ts'
import { isSeller } from './issue-invoice.ts'
import { loadOrderFacts } from './order-facts.ts'

/** Why an invoice that is due is not issued, for the merchant; null if none is due, or it is. */
export async function whyNoInvoice(db: D1Database, orderId: string): Promise<string | null> {
  const facts = await loadOrderFacts(db, 'id', orderId)
  if (!facts) return null
  const { order, events, issued } = facts
  const isDue = events.some(({ kind }) => kind === 'invoice_due')
  if (!isDue || issued.some(({ invoice }) => invoice.kind === 'invoice')) return null
  if (!order.document)
    return 'The order is from before orders had a document, and its amounts fit no single VAT rate: its invoice is to be written by hand.'
  if (order.document.tax.category !== 'S' && !events.some(({ kind }) => kind === 'shipped'))
    return 'The supply is exempt from VAT: it is invoiced after dispatch.'
  if (!isSeller(await loadMerchant(db)))
    return 'The merchant lacks data of a seller: the invoice is issued once they are complete.'
  return null
}
