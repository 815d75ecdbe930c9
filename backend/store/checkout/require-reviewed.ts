import {
  changedParts,
  isLater,
  promisedFigure,
  reviewedFigures,
  type ReviewedPart,
} from '../../../domain/checkout/reviewed-figures.ts'
import type { DeliveryPromise } from '../../../domain/checkout/delivery/delivery-promise.ts'
import { promiseText } from '../../../domain/checkout/delivery/promise-text.ts'
import type { Shipper } from '../../../domain/checkout/checkout.ts'
import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import { countryName } from '../../../domain/country-name.ts'
import { toMinor } from '../../../domain/minor-units.ts'
import type { Charge, Settlement, TaxedSum } from '../../../domain/order/order-document.ts'
import { Refusal } from '../../contract/refusal.ts'
import { numberFormat } from '../../locales/number-format.ts'
import { formatMoney } from '../../pricing/money.ts'
import type { Caller } from '../../request/caller.ts'
import { promiseTexts } from '../../texts/promise-texts.ts'
import { totalChanged } from './refusal-of.ts'

type Reviewed = Pick<PlaceOrder, 'expectedTotalWithTax' | 'reviewed' | 'price_view'>
type Reason = ConstructorParameters<typeof Refusal>[1]

/** Refuses an order at other figures than the reviewed ones, and names what has changed. */
export function requireReviewed(
  { expectedTotalWithTax, reviewed, price_view }: Reviewed,
  { settlement, country, promise, type }: ToOrder,
  caller: Caller,
): void {
  const isOtherTotal = toMinor(settlement.totals.order.gross) !== toMinor(expectedTotalWithTax)
  const changed = reviewed ? changedParts(reviewed, reviewedFigures(settlement)) : []
  const isTaxed = settlement.taxes.some(({ category }) => category === 'S')
  const isFirst = isTaxed && ![undefined, country].includes(reviewed?.country)
  const shown = { caller, view: price_view === 'net' ? 'net' : 'gross' } as const
  const reasons = changed.map((part) =>
    reasonOf(part, settlement, { ...shown, firstCountry: isFirst ? country : null }),
  )
  if (reviewed?.delivery && isLater(reviewed.delivery, promisedFigure(promise)))
    reasons.push(
      laterReason(promiseText(promise, { type, ...caller }, promiseTexts(caller.locale))),
    )
  const [first, ...others] = isOtherTotal ? [totalChanged, ...reasons] : reasons
  if (first) throw new Refusal(409, first, ...others)
}

/** What is about to be ordered. */
interface ToOrder {
  settlement: Settlement
  /** Place of supply. */
  country: string
  promise: DeliveryPromise
  type: Shipper['type']
}

function laterReason(limit: string): Reason {
  return {
    code: 'price_changed',
    field: 'reviewed.delivery',
    key: 'deliveryChanged',
    values: { limit },
  }
}

interface Shown {
  caller: Caller
  view: 'net' | 'gross'
  /** Its VAT was not shown before; null: it was. */
  firstCountry: string | null
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
      const { firstCountry, caller } = shown
      const limit = rates.join(', ')
      return firstCountry
        ? {
            ...reason,
            key: 'taxOfCountry',
            values: { name: countryName(firstCountry, caller.locale), limit },
          }
        : { ...reason, key: 'taxChanged', values: { limit } }
    }
    default:
      return { ...reason, key: 'chargeChanged', values: charge(settlement[part]) }
  }
}
