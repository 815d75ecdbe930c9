import {
  getBoughtProducts,
  getDocumentPdf,
  getDocuments,
  getDocumentXml,
} from '../../documents/store-documents.ts'
import { onePage } from './entities/one-page.ts'
import { exampleProduct } from './entities/product.ts'
import { exampleOrder } from './entities/order.ts'
import { example, type Example } from './example.ts'

const id = '7f1f6c3e-4a0b-4c55-9a2e-0c9f6f1f5a10'
const { id: orderId, code, prices, currencyCode } = exampleOrder

export const storeDocumentExamples: Example[] = [
  example(getDocuments, {
    as: 'customer',
    query: { page: '1', perPage: '10', kind: 'invoice', q: code },
    response: onePage(
      [
        {
          id,
          kind: 'invoice',
          number: 'RE2026-00042',
          issueDate: '2026-11-22',
          order: { id: orderId, code },
          total: prices.totalWithTax,
          currencyCode,
          dueDate: '2026-12-06',
          state: 'open',
          isXrechnung: true,
        },
      ],
      10,
    ),
  }),
  example(getBoughtProducts, {
    as: 'customer',
    query: { page: '1', perPage: '10', q: code },
    response: onePage(
      [
        {
          id: exampleProduct.id,
          name: exampleProduct.name,
          slug: exampleProduct.slug,
          order: { id: orderId, code },
          orderedOn: '2026-11-16',
          documents: exampleProduct.documents.map(({ title, path }) => ({ title, path })),
        },
      ],
      10,
    ),
  }),
  example(getDocumentPdf, { as: 'customer', params: { id } }),
  example(getDocumentXml, { as: 'customer', params: { id } }),
]
