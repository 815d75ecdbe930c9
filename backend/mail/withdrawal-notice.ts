import type { Withdrawal } from '../../domain/contract/store-withdrawal.ts'
import { shopTime } from '../../domain/time/day.ts'
import { exactTime } from '../../domain/time/exact-time.ts'
import { fill } from '../../domain/locales/fill.ts'
import { textsOf } from '../locales/texts-of.ts'
import type { MatchedOrder } from '../store/withdrawal/match-order.ts'
import { earlierOf } from './withdrawal-receipt.ts'
import { renderMail } from './layout.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

/** Staff notification of a withdrawal; the customer needs its receipt as a durable medium. */
export function withdrawalNotice(
  sender: Sender,
  withdrawal: Withdrawal,
  { match, isUndeliverable }: MatchedOrder & { isUndeliverable: boolean },
): MailText {
  const { reference, name, orderCode, email, items, goods, deadline, business } = withdrawal
  const { locale } = sender
  const { undeliverable, company, rows, withdrawal: words } = textsOf(locale).mail.staff
  const named = [...items, goods].filter(Boolean)
  const isLate = deadline !== null && shopTime(new Date(withdrawal.receivedAt)).day > deadline
  return renderMail(sender, {
    kind: 'withdrawal_notice',
    subject: fill(words.subject, { reference, code: orderCode }),
    paragraphs: [
      words.match[match],
      ...(isUndeliverable ? [undeliverable] : []),
      ...(business ? [company] : []),
      ...(isLate ? [words.late] : []),
      named.length > 0 ? [words.part, ...named.map((line) => `– ${line}`)].join('\n') : words.whole,
      ...earlierOf(withdrawal, locale),
    ],
    rows: [
      [rows.received, exactTime(withdrawal.receivedAt, locale)],
      [rows.name, name],
      [rows.order, orderCode],
      [rows.email, email],
      [words.deadline, deadline ?? words.unknown],
    ],
    legal: [],
  })
}
