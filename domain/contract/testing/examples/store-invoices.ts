import { getInvoicePdf, getInvoices, getInvoiceXml } from '../../store-invoices.ts'
import { exampleOrder } from './entities/order.ts'
import { example, type Example } from './example.ts'

const { token } = exampleOrder
const invoice = '7f1f6c3e-4a0b-4c55-9a2e-0c9f6f1f5a10'

export const storeInvoiceExamples: Example[] = [
  example(getInvoices, {
    params: { token },
    response: {
      data: [
        {
          id: invoice,
          kind: 'invoice',
          number: 'RE2026-00042',
          issueDate: '2026-11-22',
          isXrechnung: true,
        },
      ],
    },
  }),
  example(getInvoicePdf, { params: { token, invoice } }),
  example(getInvoiceXml, { params: { token, invoice } }),
]
