import type { PrintedDocument } from '../../../domain/offer/printed-document.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'

interface Attachment {
  /** ASCII. */
  name: string
  contentType: string
  content: Uint8Array<ArrayBuffer>
}

/** An issued document as a file, for a download or an email. */
export async function invoiceAttachment(
  db: D1Database,
  invoice: PrintedDocument,
): Promise<Attachment> {
  // Fonts and the PDF library are a chunk of their own, because most requests do not need them.
  const [{ invoicePdf }, merchant] = await Promise.all([
    import('./pdf/invoice-pdf.ts'),
    loadMerchant(db),
  ])
  const content = await invoicePdf(invoice, merchant)
  return { name: `${invoice.number}.pdf`, contentType: 'application/pdf', content }
}
