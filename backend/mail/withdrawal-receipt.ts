import { fill } from '../../domain/locales/fill.ts'
import { type BackendTexts, textsOf } from '../locales/texts-of.ts'
import type { Withdrawal } from '../../domain/contract/store-withdrawal.ts'
import { exactTime } from '../../domain/time/exact-time.ts'
import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import { renderMail } from './layout.ts'
import { addressOf, imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'

/**
 * The immediate receipt on a durable medium: content of the declaration with date and time (§ 356a
 * (4) BGB).
 */
export function withdrawalReceipt(
  sender: Sender,
  withdrawal: Withdrawal,
  { isProven }: { isProven: boolean },
): MailText {
  const { merchant, locale, shopUrl } = sender
  const words = textsOf(locale).mail.withdrawal
  const shown = isProven ? withdrawal : factsOf(withdrawal)
  const { name, orderCode, email, reference, receivedAt, token } = shown
  const time = exactTime(receivedAt, locale)
  return renderMail(sender, {
    kind: 'withdrawal_receipt',
    subject: fill(words.subject, { order: orderCode }),
    paragraphs: [
      isProven
        ? fill(words.received, { name, time })
        : anonymous(locale, fill(words.received, { name: '', time })),
      declarationOf(words, shown, withdrawal.goods !== ''),
      ...(shown.goods === withdrawal.goods ? [] : [words.wording]),
      ...earlierOf(withdrawal, locale),
      ...nextOf(merchant, words, withdrawal),
    ],
    rows: [
      [words.rows.time, time],
      [words.rows.reference, reference],
      ...(name ? [[words.rows.name, name] as const] : []),
      [words.rows.order, orderCode],
      [words.rows.email, email],
    ],
    button: {
      label: words.button,
      href: shopUrl + routesOf(locale).withdrawalReceipt(token),
    },
    legal: [imprint(sender)],
  })
}

/**
 * Content for an unverified address: facts of a matching order, and no input. The full wording is
 * behind the link.
 */
function factsOf(withdrawal: Withdrawal): Withdrawal {
  const { matched, orderCode, items } = withdrawal
  const isNumber = /^[\d\s#]{1,20}$/.test(orderCode)
  return {
    ...withdrawal,
    name: '',
    goods: '',
    orderCode: matched || isNumber ? orderCode : '–',
    items: matched ? items : [],
  }
}

/** The same paragraph without a name in its first line. */
function anonymous(locale: Locale, paragraph: string): string {
  return paragraph.replace(/^[^\n]*/, textsOf(locale).mail.greeting)
}

function declarationOf(
  { whole, part }: BackendTexts['mail']['withdrawal'],
  withdrawal: Withdrawal,
  hasWords: boolean,
): string {
  const { orderCode, items, goods } = withdrawal
  const named = [...items, goods].filter(Boolean)
  if (named.length === 0 && !hasWords) return fill(whole, { order: orderCode })
  return [fill(part, { order: orderCode }), ...named.map((line) => `– ${line}`)].join('\n')
}

/** Declared before, so that one knows what the declarations are about together. */
export function earlierOf({ earlier = [] }: Withdrawal, locale: Locale): string[] {
  const words = textsOf(locale).mail.withdrawal
  return earlier.map(({ reference, receivedAt, items, isWhole }) => {
    const values = { reference, time: exactTime(receivedAt, locale) }
    const named = items.map((item) => `– ${item}`)
    return [fill(isWhole ? words.earlierWhole : words.earlierPart, values), ...named].join('\n')
  })
}

function nextOf(
  merchant: Merchant,
  words: BackendTexts['mail']['withdrawal'],
  withdrawal: Withdrawal,
): string[] {
  if (withdrawal.business) return [words.business]
  const next = fill(words.next, { address: addressOf(merchant) })
  return withdrawal.matched ? [next] : [words.unmatched, next]
}
