import { textsOf } from '../../locales/texts-of.ts'
import type { Claim } from '../../../domain/contract/store-claims.ts'
import { exactTime } from '../../../domain/time/exact-time.ts'
import type { Locale } from '../../../domain/locale.ts'
import { dayIn } from '../../../domain/invoice/day-in.ts'
import { unitAmount } from '../../texts/unit-amount.ts'

/** The facts of a claim for every email about it. */
export function claimRows(claim: Claim, locale: Locale): [string, string][] {
  const { rows, remedies, states } = textsOf(locale).mail.claim
  const { number, receivedAt, orderCode, item, remedy, state } = claim
  return [
    [rows.number, number],
    [rows.time, exactTime(receivedAt, locale)],
    [rows.order, orderCode],
    [rows.item, item.catalogCode ? `${item.name} (${item.catalogCode})` : item.name],
    [rows.amount, unitAmount(item.unit ?? { code: 'piece' }, item.amount, locale)],
    [rows.remedy, remedies[remedy]],
    [rows.state, states[state]],
    [rows.last, dayIn(locale, claim.settleBy)],
  ]
}
