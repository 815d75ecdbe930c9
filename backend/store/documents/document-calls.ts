import type { Hono } from 'hono'
import * as contract from '../../../domain/contract/documents/store-documents.ts'
import { writeCii } from '../../../domain/invoice/cii/write-cii.ts'
import { handleFile } from '../../contract/handle-file.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { readPaging } from '../../request/paging.ts'
import { requireCustomer } from '../account/customer.ts'
import { invoiceAttachment } from '../invoices/invoice-attachment.ts'
import { isXrechnung } from '../invoices/stored-invoice.ts'
import { findOwnOffer } from '../offers/stored-offer.ts'
import { issueDueOfCustomer } from './issue-due-of-customer.ts'
import { listBoughtProducts } from './bought-products.ts'
import { findCustomerInvoice, listDocuments } from './customer-documents.ts'

/** Documents of a customer across orders; 404 for somebody else's. */
export function documentCalls(app: Hono<AppEnv>): void {
  handle(app, contract.getDocuments, async ({ db, caller, query }) => {
    const { id } = await requireCustomer(db, caller)
    const now = new Date()
    await issueDueOfCustomer(db, id, now)
    const paging = readPaging(query, { usual: 10, most: 50 })
    const { kind = '', q = '' } = query
    const { documents, total } = await listDocuments(db, id, { ...paging, kind, search: q }, now)
    return { data: documents, meta: paging.metaOf(total) }
  })

  handle(app, contract.getBoughtProducts, async ({ db, caller, query }) => {
    const { id: customerId } = await requireCustomer(db, caller)
    const paging = readPaging(query, { usual: 10, most: 50 })
    const { locale } = caller
    const documentsQuery = { ...paging, customerId, locale, search: query.q ?? '' }
    const { products, total } = await listBoughtProducts(db, documentsQuery)
    return { data: products, meta: paging.metaOf(total) }
  })

  handleFile(app, contract.getDocumentPdf, async ({ db, caller, param }) => {
    const { id } = await requireCustomer(db, caller)
    const [invoice, offer] = await Promise.all([
      findCustomerInvoice(db, id, param('id')),
      findOwnOffer(db, id, 'id', param('id')),
    ])
    const found = invoice?.invoice ?? offer?.offer
    if (!found) throw notFound()
    return invoiceAttachment(db, found)
  })

  handleFile(app, contract.getDocumentXml, async ({ db, caller, param }) => {
    const { id } = await requireCustomer(db, caller)
    const found = await findCustomerInvoice(db, id, param('id'))
    if (!found || !isXrechnung(found.invoice)) throw notFound()
    const { invoice } = found
    return { name: `${invoice.number}.xml`, content: writeCii(invoice, 'xrechnung') }
  })
}
