import type { Claim } from '../../../domain/contract/store-claims.ts'
import { renderMail } from '../layout.ts'
import type { MailText } from '../outbox-table.ts'
import type { Sender } from '../sender.ts'
import { undeliverable } from '../withdrawal-notice.ts'
import { claimRows } from './claim-rows.ts'

/** Staff notification of a claim, in German. */
export function claimNotice(
  sender: Sender,
  claim: Claim,
  { isCompany, isUndeliverable }: { isCompany: boolean; isUndeliverable: boolean },
): MailText {
  const { number, orderCode, name, email, description } = claim
  return renderMail(sender, {
    kind: 'claim_notice',
    subject: `Reklamation ${number} zur Bestellung ${orderCode}`,
    paragraphs: [
      ...(isUndeliverable ? [undeliverable] : []),
      ...(isCompany ? ['Bestellt hat ein Unternehmen.'] : []),
    ],
    rows: [...claimRows(claim, 'de'), ['Name', name], ['E-Mail', email]],
    blocks: [{ kind: 'quote', text: description }],
    legal: [],
  })
}
