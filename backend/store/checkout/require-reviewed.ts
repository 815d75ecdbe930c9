import {
  changedParts,
  reviewedFigures,
  type ReviewedPart,
} from '../../../domain/checkout/reviewed-figures.ts'
import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import { toMinor } from '../../../domain/minor-units.ts'
import type { Charge, Settlement, TaxedSum } from '../../../domain/order/order-document.ts'
import { Refusal } from '../../contract/refusal.ts'
import { numberFormat } from '../../locales/number-format.ts'
import { formatMoney } from '../../pricing/money.ts'
import type { Caller } from '../../request/caller.ts'
import { totalChanged } from './refusal-of.ts'

type Reviewed = Pick<PlaceOrder, 'expectedTotalWithTax' | 'reviewed' | 'price_view'>
type Reason = ConstructorParameters<typeof Refusal>[1]

/** Refuses an order at other figures than the reviewed ones, and names what has changed. */
export function requireReviewed(
  { expectedTotalWithTax, reviewed, price_view }: Reviewed,
  settlement: Settlement,
  caller: Caller,
): void {
  const isOtherTotal = toMinor(settlement.totals.order.gross) !== toMinor(expectedTotalWithTax)
  const changed = reviewed ? changedParts(reviewed, reviewedFigures(settlement)) : []
  const reasons = changed.map((part) =>
    reasonOf(part, settlement, { caller, view: price_view === 'net' ? 'net' : 'gross' }),
  )
  const [first, ...others] = isOtherTotal ? [totalChanged, ...reasons] : reasons
  if (first) throw new Refusal(409, first, ...others)
}

interface Shown {
  caller: Caller
  view: 'net' | 'gross'
}

function reasonOf(part: ReviewedPart, settlement: Settlement, shown: Shown): Reason {
  const reason = { code: 'price_changed', field: `reviewed.${part}` } as const
  const money = (amount: number) =>
    formatMoney(toMinor(amount), shown.caller.currency, shown.caller.locale)
  const sum = (total: TaxedSum) => money(total[shown.view])
  const charge = (of: Charge | null) => ({
    name: of?.name ?? '',
    limit: of ? sum(of.total) : money(0),
  })
  switch (part) {
    case 'goods':
      return { ...reason, key: 'goodsChanged' }
    case 'discounts':
      return {
        ...reason,
        key: 'discountsChanged',
        values: { limit: sum(settlement.totals.allowances) },
      }
    case 'taxes': {
      const { format } = numberFormat(shown.caller.locale)
      const rates = settlement.taxes.map(({ rate, vat }) => `${format(rate)} % (${money(vat)})`)
      return { ...reason, key: 'taxChanged', values: { limit: rates.join(', ') } }
    }
    default:
      return { ...reason, key: 'chargeChanged', values: charge(settlement[part]) }
  }
}
