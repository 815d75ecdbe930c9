import * as z from 'zod/mini'
import { CurrencyCode } from '../../currency.ts'
import { InvoiceKind } from '../../invoice/invoice.ts'
import { page, storeCall, storeFile } from '../call.ts'

/** How a document stands today; `valid` and `expired` are of offers. */
export const DocumentState = z.enum([
  'open',
  'overdue',
  'paid',
  'cancelled',
  'refund_pending',
  'valid',
  'expired',
])
export type DocumentState = z.infer<typeof DocumentState>

/** Kinds that the shop shows; a store may have others, which it leaves out. */
export const CustomerDocumentKind = z.enum([...InvoiceKind.options, 'offer'])
export type CustomerDocumentKind = z.infer<typeof CustomerDocumentKind>

/** The order that a document is about. */
export const DocumentOrder = z.object({ id: z.string(), code: z.string() })

/** A document of the customer, whichever order it belongs to. */
export const CustomerDocument = z.object({
  id: z.string(),
  kind: CustomerDocumentKind,
  number: z.string(),
  issueDate: z.iso.date(),
  /** Null for an offer. */
  order: z.nullable(DocumentOrder),
  /** With tax; positive, also of a credit note. */
  total: z.number(),
  currencyCode: CurrencyCode,
  /** Last day to pay; null where there is none. */
  dueDate: z.nullable(z.iso.date()),
  /** Last day of an offer. */
  validUntil: z.optional(z.nullable(z.iso.date())),
  /** Null where nothing is to be said: a credit note that no money goes back for. */
  state: z.nullable(DocumentState),
  /** There is a file in XML, too. */
  isXrechnung: z.boolean(),
})
export type CustomerDocument = z.infer<typeof CustomerDocument>

/** What belongs to a product that the customer bought: data sheet, manual, declarations. */
export const BoughtProduct = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** The latest one that has it. */
  order: DocumentOrder,
  orderedOn: z.iso.date(),
  /** Files of the CDN, as a product's page has them. */
  documents: z.array(z.object({ title: z.string(), path: z.string() })).check(z.minLength(1)),
})
export type BoughtProduct = z.infer<typeof BoughtProduct>

const path = '/api/v1/user/documents'

export const getDocuments = storeCall({
  method: 'GET',
  path,
  query: z.object({
    page: z.optional(z.string()),
    perPage: z.optional(z.string()),
    /** One of the kinds; without it all of them. */
    kind: z.optional(z.string()),
    /** Part of the document's number, its order's or the customer's own one. */
    q: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: page(CustomerDocument),
  summary:
    'Invoices, credit notes, pro formas and offers of the customer, newest first, 10 a page and 50 at most',
})

export const getBoughtProducts = storeCall({
  method: 'GET',
  path: `${path}/products`,
  query: z.object({
    page: z.optional(z.string()),
    perPage: z.optional(z.string()),
    /** Part of a product's name or of an order's number. */
    q: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: page(BoughtProduct),
  summary:
    'Products that the customer bought and there are documents of, those bought last first, 10 a page and 50 at most',
})

export const getDocumentPdf = storeFile({
  path: `${path}/:id/pdf`,
  contentType: 'application/pdf',
  summary: 'One of them as PDF; 404 for one of somebody else',
})

export const getDocumentXml = storeFile({
  path: `${path}/:id/xml`,
  contentType: 'application/xml',
  summary: 'One of them as XRechnung 3.0; 404 where the buyer has no Leitweg-ID',
})
