import { fill } from '../../../domain/locales/fill.ts'
import { textsOf } from '../../locales/texts-of.ts'
import type { Claim } from '../../../domain/contract/store-claims.ts'
import { renderMail } from '../layout.ts'
import type { MailText } from '../outbox-table.ts'
import type { Sender } from '../sender.ts'
import { claimRows } from './claim-rows.ts'

/** Staff notification of a claim. */
export function claimNotice(
  sender: Sender,
  claim: Claim,
  { isCompany, isUndeliverable }: { isCompany: boolean; isUndeliverable: boolean },
): MailText {
  const { number, orderCode, name, email, description } = claim
  const { undeliverable, company, rows, claim: words } = textsOf(sender.locale).mail.staff
  return renderMail(sender, {
    kind: 'claim_notice',
    subject: fill(words.subject, { number, code: orderCode }),
    paragraphs: [...(isUndeliverable ? [undeliverable] : []), ...(isCompany ? [company] : [])],
    rows: [...claimRows(claim, sender.locale), [rows.name, name], [rows.email, email]],
    blocks: [{ kind: 'quote', text: description }],
    legal: [],
  })
}
