import type { PrintedDocument } from '../../../domain/offer/printed-document.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'

interface Attachment {
  /** Plain ASCII. */
  name: string
  contentType: string
  content: Uint8Array<ArrayBuffer>
}

/** An issued document as a file, for a download or a mail. */
export async function invoiceAttachment(
  db: D1Database,
  invoice: PrintedDocument,
): Promise<Attachment> {
  // Fonts and the writer of PDF files are a chunk of their own: most requests need neither.
  const [{ invoicePdf }, merchant] = await Promise.all([
    import('./pdf/invoice-pdf.ts'),
    loadMerchant(db),
  ])
  const content = await invoicePdf(invoice, merchant)
  return { name: `${invoice.number}.pdf`, contentType: 'application/pdf', content }
}
