import { textsOf } from '../../locales/texts-of.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import type { Attachment, WithdrawalFormRef } from './attachment-ref.ts'

/** The model withdrawal form, addressed to the merchant. */
export async function withdrawalFormFile(
  db: D1Database,
  ref: WithdrawalFormRef,
): Promise<Attachment> {
  // Fonts and the PDF library are a chunk of their own, because most requests do not need them.
  const [{ withdrawalForm }, merchant] = await Promise.all([
    import('../../pdf/withdrawal-form.ts'),
    loadMerchant(db),
  ])
  const content = await withdrawalForm(ref, merchant)
  const { file } = textsOf(ref.locale).withdrawalForm
  return { name: `${file}-${ref.code}.pdf`, contentType: 'application/pdf', content }
}
