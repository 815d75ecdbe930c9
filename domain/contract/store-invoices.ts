import * as z from 'zod/mini'
import { InvoiceKind } from '../invoice/invoice.ts'
import { data, storeCall, storeFile } from './call.ts'

/** An invoice, credit note or pro forma in a list. */
export const IssuedInvoice = z.object({
  id: z.string(),
  kind: InvoiceKind,
  number: z.string(),
  issueDate: z.iso.date(),
  /** For a public buyer also an XRechnung, whose XML file is the original. */
  isXrechnung: z.boolean(),
})
export type IssuedInvoice = z.infer<typeof IssuedInvoice>

const path = '/api/v1/orders/token/:token/invoices'

export const getInvoices = storeCall({
  method: 'GET',
  path,
  response: data(z.array(IssuedInvoice)),
  summary: 'Invoices, credit notes and pro formas of an order, the first one first',
})

export const getInvoicePdf = storeFile({
  path: `${path}/:invoice/pdf`,
  contentType: 'application/pdf',
  summary: 'One of them as PDF/A-3, with its XML embedded (Factur-X 1.07.3, profile EN 16931)',
})

export const getInvoiceXml = storeFile({
  path: `${path}/:invoice/xml`,
  contentType: 'application/xml',
  summary: 'One of them as XRechnung 3.0 (UN/CEFACT CII); 404 where the buyer has no Leitweg-ID',
})
