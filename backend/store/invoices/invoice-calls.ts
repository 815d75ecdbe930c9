import type { Hono } from 'hono'
import * as contract from '../../../domain/contract/store-invoices.ts'
import { writeCii } from '../../../domain/invoice/cii/write-cii.ts'
import { handleFile } from '../../contract/handle-file.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { invoiceAttachment } from './invoice-attachment.ts'
import { listInvoices } from './list-invoices.ts'
import { loadOrderFacts } from './order-facts.ts'
import { findInvoice, isXrechnung, type StoredInvoice } from './stored-invoice.ts'

/** The order's token authorises its documents; 404 for another order's. */
export function invoiceCalls(app: Hono<AppEnv>): void {
  handle(app, contract.getInvoices, async ({ db, param }) => {
    const data = await listInvoices(db, param('token'), new Date())
    if (!data) throw notFound()
    return { data }
  })

  handleFile(app, contract.getInvoicePdf, async ({ db, param }) => {
    const { invoice } = await requireInvoice(db, param('token'), param('invoice'))
    return invoiceAttachment(db, invoice)
  })

  handleFile(app, contract.getInvoiceXml, async ({ db, param }) => {
    const { invoice } = await requireInvoice(db, param('token'), param('invoice'))
    if (!isXrechnung(invoice)) throw notFound()
    return { name: `${invoice.number}.xml`, content: writeCii(invoice, 'xrechnung') }
  })
}

async function requireInvoice(db: D1Database, token: string, id: string): Promise<StoredInvoice> {
  const [facts, found] = await Promise.all([
    loadOrderFacts(db, 'token', token),
    findInvoice(db, 'id', id),
  ])
  if (!facts || !found || found.invoice.orderCode !== facts.order.code) throw notFound()
  return found
}
