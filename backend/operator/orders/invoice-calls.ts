import type { Hono } from 'hono'
import { writeCii } from '../../../domain/invoice/cii/write-cii.ts'
import type { OperatorInvoice, OperatorInvoices } from '../../../domain/operator/invoices.ts'
import { invoiceAttachment } from '../../store/invoices/invoice-attachment.ts'
import {
  findInvoice,
  invoicesAfter,
  isXrechnung,
  type StoredInvoice,
} from '../../store/invoices/stored-invoice.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from '../operator-call.ts'
import { pageOf, rowAfter } from '../page-of.ts'
import { OperatorProblem } from '../operator-problem.ts'

const perPage = 100

/** Invoices, credit notes and pro formas for the accounts. */
export function invoiceCalls(app: Hono<OperatorEnv>): void {
  const read = { method: 'GET', scope: 'orders:read', parse: requireNoBody } as const
  operatorCall(app, { ...read, path: '/invoices' }, listInvoices)
  operatorCall(app, { ...read, path: '/invoices/:number/pdf' }, async (context) => {
    const { invoice } = await requireInvoice(context)
    const { content, contentType } = await invoiceAttachment(context.db, invoice)
    return new Response(content, { headers: { 'Content-Type': contentType } })
  })
  operatorCall(app, { ...read, path: '/invoices/:number/xml' }, async (context) => {
    const { invoice } = await requireInvoice(context)
    const xml = writeCii(invoice, isXrechnung(invoice) ? 'xrechnung' : 'en16931')
    return new Response(xml, { headers: { 'Content-Type': 'application/xml' } })
  })
}

async function listInvoices({ db, query }: OperatorContext<unknown>): Promise<OperatorInvoices> {
  const after = rowAfter(query)
  const found = await invoicesAfter(db, after, perPage + 1)
  const { page, ...rest } = pageOf(found, perPage, { after, cursorOf: ({ rowid }) => rowid })
  return { invoices: page.map(viewOf), ...rest }
}

async function requireInvoice({ db, param }: OperatorContext<unknown>): Promise<StoredInvoice> {
  const number = param('number')
  const found = await findInvoice(db, 'number', number)
  if (!found) throw new OperatorProblem(404, 'unknown_invoice', `There is no invoice ${number}.`)
  return found
}

function viewOf({ invoice }: StoredInvoice): OperatorInvoice {
  const { number, kind, issueDate, orderCode, buyer, currencyCode, totals } = invoice
  const total = totals.order
  const shown = { number, kind, issueDate, orderCode, buyer: buyer.name, currencyCode, total }
  return { ...shown, isXrechnung: isXrechnung(invoice) }
}
