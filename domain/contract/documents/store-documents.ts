import * as z from 'zod/mini'
import { CurrencyCode } from '../../currency.ts'
import { InvoiceKind } from '../../invoice/invoice.ts'
import { page, storeCall, storeFile } from '../call.ts'

/** Current status of a document; `valid` and `expired` are of offers. */
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

/** Kinds known to the shop; other ones of a store are skipped. */
export const CustomerDocumentKind = z.enum([...InvoiceKind.options, 'offer'])
export type CustomerDocumentKind = z.infer<typeof CustomerDocumentKind>

/** The order of a document. */
export const DocumentOrder = z.object({ id: z.string(), code: z.string() })

/** A document of the customer, of any order. */
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
  /** Due date; null if there is none. */
  dueDate: z.nullable(z.iso.date()),
  /** Last day of an offer. */
  validUntil: z.optional(z.nullable(z.iso.date())),
  /** Null for a credit note without a refund. */
  state: z.nullable(DocumentState),
  /** An XML file exists too. */
  isXrechnung: z.boolean(),
})
export type CustomerDocument = z.infer<typeof CustomerDocument>

/** A file of a bought product: data sheet, manual, declarations. */
export const BoughtProduct = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** The latest order that has it. */
  order: DocumentOrder,
  orderedOn: z.iso.date(),
  /** Files of the CDN, as on the product's page. */
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
    /** Filter by kind; all by default. */
    kind: z.optional(z.string()),
    /** Part of the document's number, its order's or the customer's own one. */
    q: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: page(CustomerDocument),
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
  response: page(BoughtProduct),
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
