import { fill } from '../../../domain/locales/fill.ts'
import { textsOf } from '../../locales/texts-of.ts'
import type { Claim } from '../../../domain/contract/store-claims.ts'
import { routesOf } from '../../../domain/routes.ts'
import { renderMail } from '../layout.ts'
import { addressOf, imprint } from '../legal.ts'
import { greet } from '../greet.ts'
import type { Block } from '../letter/letter.ts'
import type { MailText } from '../outbox-table.ts'
import type { Sender } from '../sender.ts'
import { claimRows } from './claim-rows.ts'

/** New state of a claim, with the shop's message. */
export function claimUpdate(sender: Sender, claim: Claim, note: string): MailText {
  const { merchant, locale, shopUrl } = sender
  const words = textsOf(locale).mail.claim
  const blocks: Block[] = [
    { kind: 'heading', text: words.note },
    { kind: 'quote', text: note },
  ]
  return renderMail(sender, {
    kind: `claim_${claim.state}`,
    subject: fill(words.changed, { number: claim.number }),
    paragraphs: [
      `${greet(locale, claim.name)}\n${words.explained[claim.state]}`,
      ...(claim.state === 'awaiting_goods' ? [addressOf(merchant)] : []),
    ],
    rows: claimRows(claim, locale),
    blocks: note ? blocks : [],
    button: { label: words.button, href: shopUrl + routesOf(locale).claimReceipt(claim.token) },
    legal: [imprint(sender)],
  })
}
