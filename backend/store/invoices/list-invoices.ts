import type { IssuedInvoice } from '../../../domain/contract/store-invoices.ts'
import { issueDue } from './issue-due.ts'
import { loadOrderFacts } from './order-facts.ts'
import { isXrechnung, type StoredInvoice } from './stored-invoice.ts'

/** Documents of an order, due ones included; null: unknown order. */
export async function listInvoices(
  db: D1Database,
  token: string,
  now: Date,
): Promise<IssuedInvoice[] | null> {
  const facts = await loadOrderFacts(db, 'token', token)
  return facts && (await issueDue(db, facts, now)).map(shown)
}

function shown({ id, invoice }: StoredInvoice): IssuedInvoice {
  const { kind, number, issueDate } = invoice
  return { id, kind, number, issueDate, isXrechnung: isXrechnung(invoice) }
}
