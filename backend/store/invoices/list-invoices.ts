import type { IssuedInvoice } from '../../../domain/contract/store-invoices.ts'
import { issueDue } from './issue-due.ts'
import { loadOrderFacts } from './order-facts.ts'
import { isXrechnung, type StoredInvoice } from './stored-invoice.ts'

/** Documents of an order without replaced pro formas, due ones included; null: unknown order. */
export async function listInvoices(
  db: D1Database,
  token: string,
  now: Date,
): Promise<IssuedInvoice[] | null> {
  const facts = await loadOrderFacts(db, 'token', token)
  return facts && (await issueDue(db, facts, now)).filter(isCurrent).map(shown)
}

/** A later pro forma of the order replaces earlier ones. */
function isCurrent({ id, invoice }: StoredInvoice, _: number, all: readonly StoredInvoice[]) {
  return invoice.kind !== 'proforma' || all.findLast(isProforma)?.id === id
}

function isProforma({ invoice }: StoredInvoice): boolean {
  return invoice.kind === 'proforma'
}

function shown({ id, invoice }: StoredInvoice): IssuedInvoice {
  const { kind, number, issueDate } = invoice
  return { id, kind, number, issueDate, isXrechnung: isXrechnung(invoice) }
}
