import { paymentCode } from '../../../domain/order/payment-code.ts'
import { invoiceAttachment } from '../../store/invoices/invoice-attachment.ts'
import { issueDue } from '../../store/invoices/issue-due.ts'
import { loadOrderFacts } from '../../store/invoices/order-facts.ts'
import { agreedTextFile } from './agreed-text-file.ts'
import type { Attachment, AttachmentRef } from './attachment-ref.ts'
import { qrPng } from './qr-png.ts'
import { withdrawalFormFile } from './withdrawal-form-file.ts'

type InvoicesRef = Extract<AttachmentRef, { type: 'invoices' }>

/** Generates the attachments of an email when it is sent or viewed. */
export async function makeAttachments(
  db: D1Database,
  refs: readonly AttachmentRef[],
  now: Date,
): Promise<Attachment[]> {
  const made = await Promise.all(refs.map((ref) => make(db, ref, now)))
  return made.flat()
}

async function make(db: D1Database, ref: AttachmentRef, now: Date): Promise<Attachment[]> {
  switch (ref.type) {
    case 'payment_code': {
      const text = await paymentCode(ref.request, ref.locale)
      if (text === null) return []
      const name = `${ref.cid}.png`
      return [{ name, contentType: 'image/png', content: qrPng(text), cid: ref.cid }]
    }
    case 'agreed_text': {
      const file = await agreedTextFile(db, ref)
      return file ? [file] : []
    }
    case 'withdrawal_form':
      return [await withdrawalFormFile(db, ref)]
    case 'invoices':
      return invoiceFiles(db, ref, now)
  }
}

/** One of each kind, the newest. */
async function invoiceFiles(
  db: D1Database,
  { orderId, kinds }: InvoicesRef,
  now: Date,
): Promise<Attachment[]> {
  const facts = await loadOrderFacts(db, 'id', orderId)
  if (!facts) return []
  const issued = await issueDue(db, facts, now)
  const newest = kinds.flatMap(
    (kind) => issued.findLast(({ invoice }) => invoice.kind === kind) ?? [],
  )
  return Promise.all(newest.map(({ invoice }) => invoiceAttachment(db, invoice)))
}
