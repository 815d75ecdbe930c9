import { fill } from '../../../domain/locales/fill.ts'
import { textsOf } from '../../locales/texts-of.ts'
import type { Claim } from '../../../domain/contract/store-claims.ts'
import { exactTime } from '../../../domain/time/exact-time.ts'
import { dayIn } from '../../../domain/invoice/day-in.ts'
import { routesOf } from '../../../domain/routes.ts'
import { renderMail } from '../layout.ts'
import { imprint } from '../legal.ts'
import { greet } from '../greet.ts'
import type { MailText } from '../outbox-table.ts'
import type { Sender } from '../sender.ts'
import { claimRows } from './claim-rows.ts'

/**
 * Confirms date, content and remedy of a claim, as § 19 (1) zák. 634/1992 Sb. and § 622 OZ (SK)
 * require.
 */
export function claimReceipt(sender: Sender, claim: Claim): MailText {
  const { merchant, locale, shopUrl } = sender
  const words = textsOf(locale).mail.claim
  return renderMail(sender, {
    kind: 'claim_receipt',
    subject: fill(words.subject, { number: claim.number }),
    paragraphs: [
      `${greet(locale, claim.name)}\n${fill(words.received, { time: exactTime(claim.receivedAt, locale) })}`,
      fill(words.next, { day: dayIn(locale, claim.settleBy) }),
      fill(words.pictures, { email: merchant.email }),
    ],
    rows: claimRows(claim, locale),
    blocks: [
      { kind: 'heading', text: words.fault },
      { kind: 'quote', text: claim.description },
    ],
    button: { label: words.button, href: shopUrl + routesOf(locale).claimReceipt(claim.token) },
    legal: [imprint(sender)],
  })
}
