import type { Withdrawal } from '../../domain/contract/store-withdrawal.ts'
import { shopTime } from '../../domain/time/day.ts'
import { exactTime } from '../../domain/time/exact-time.ts'
import type { MatchedOrder } from '../store/withdrawal/match-order.ts'
import { earlierOf } from './withdrawal-receipt.ts'
import { renderMail } from './layout.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

const matches: Record<MatchedOrder['match'], string> = {
  order: 'Nummer und E-Mail-Adresse gehören zu einer Bestellung.',
  number:
    'BITTE PRÜFEN: Die Bestellung gibt es, sie wurde aber mit einer anderen E-Mail-Adresse aufgegeben.',
  none: 'BITTE PRÜFEN: Zu dieser Nummer gibt es keine Bestellung.',
}

/** For the staff: the customer needs the receipt as a durable medium. */
export const undeliverable =
  'BITTE PRÜFEN: E-Mails an diese Adresse kommen nicht an. Die Bestätigung auf anderem Weg schicken.'

/** Staff notification of a withdrawal, in German. */
export function withdrawalNotice(
  sender: Sender,
  withdrawal: Withdrawal,
  { match, isUndeliverable }: MatchedOrder & { isUndeliverable: boolean },
): MailText {
  const { reference, name, orderCode, email, items, goods, deadline, business } = withdrawal
  const named = [...items, goods].filter(Boolean)
  const isLate = deadline !== null && shopTime(new Date(withdrawal.receivedAt)).day > deadline
  return renderMail(sender, {
    kind: 'withdrawal_notice',
    subject: `Widerruf ${reference} zur Bestellung ${orderCode}`,
    paragraphs: [
      matches[match],
      ...(isUndeliverable ? [undeliverable] : []),
      ...(business ? ['BITTE PRÜFEN: Bestellt hat ein Unternehmen.'] : []),
      ...(isLate ? ['BITTE PRÜFEN: Die Frist war nach dem geplanten Liefertag vorbei.'] : []),
      named.length > 0
        ? ['Nur diese Waren:', ...named.map((line) => `– ${line}`)].join('\n')
        : 'Der ganze Vertrag.',
      ...earlierOf(withdrawal, 'de'),
    ],
    rows: [
      ['Eingegangen', exactTime(withdrawal.receivedAt, 'de')],
      ['Name', name],
      ['Bestellnummer', orderCode],
      ['E-Mail', email],
      ['Letzter Tag der Frist', deadline ?? 'nicht bekannt'],
    ],
    legal: [],
  })
}
