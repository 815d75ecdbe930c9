import type { Withdrawal } from '../../domain/contract/store-withdrawal.ts'
import { exactTime } from '../../domain/exact-time.ts'
import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import { type Config, shopUrlOf } from '../env.ts'
import { contactOf } from '../store/globals.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import { type WithdrawalWords, withdrawalTexts } from './withdrawal-texts.ts'

/**
 * The receipt on a durable medium that the law asks for at once: what was declared, with date and
 * time (§ 356a (4) BGB).
 */
export function withdrawalReceipt(
  locale: Locale,
  withdrawal: Withdrawal,
  config: Config,
): MailText {
  const words = withdrawalTexts[locale]
  const { name, orderCode, email, reference, receivedAt, token } = withdrawal
  const time = exactTime(receivedAt, locale)
  return layOut(locale, {
    kind: 'withdrawal_receipt',
    subject: words.subject(orderCode),
    paragraphs: [
      words.received(name, time),
      declarationOf(words, withdrawal),
      ...nextOf(locale, words, withdrawal),
    ],
    rows: [
      [words.rows.time, time],
      [words.rows.reference, reference],
      [words.rows.name, name],
      [words.rows.order, orderCode],
      [words.rows.email, email],
    ],
    button: {
      label: words.button,
      href: shopUrlOf(config, locale) + routesOf(locale).withdrawalReceipt(token),
    },
    legal: [imprint(locale)],
  })
}

function declarationOf({ whole, part }: WithdrawalWords, withdrawal: Withdrawal): string {
  const { orderCode, items, goods } = withdrawal
  const named = [...items, goods].filter(Boolean)
  if (named.length === 0) return whole(orderCode)
  return [part(orderCode), ...named.map((line) => `– ${line}`)].join('\n')
}

function nextOf(locale: Locale, words: WithdrawalWords, withdrawal: Withdrawal): string[] {
  if (withdrawal.business) return [words.business]
  const { company, street, postcode, city } = contactOf({ locale })
  const next = words.next(`${company}, ${street}, ${postcode} ${city}`)
  return withdrawal.matched ? [next] : [words.unmatched, next]
}
