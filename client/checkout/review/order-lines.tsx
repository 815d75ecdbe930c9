import type { DocumentLine } from '../../../domain/order/order-document.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'
import { useShop } from '../../shop.tsx'
import { unitAmount } from '../../ui/price/unit-amount.ts'
import { basePriceText } from '../../ui/price/base-price-text.ts'
import { unitLabel } from '../../ui/price/unit-label.ts'

interface OrderLinesProps {
  lines: readonly DocumentLine[]
  view: 'gross' | 'net'
  /** The order's currency, which may differ from the visitor's. */
  currency?: CurrencyCode
  /** Essential properties by line id, to be shown before ordering. */
  essentials?: ReadonlyMap<string, string>
}

/** Order lines: code, amount, free extras, unit price and total. */
export function OrderLines({ lines, view, currency, essentials }: OrderLinesProps) {
  const shop = useShop()
  const { format, text } = shop
  const price = (amount: number) => format.sum(amount, currency)
  return (
    <ul className="order-review__lines">
      {lines.map((line) => {
        const { kind, unit, unitPrice, listPrice, basePrice, total, amount, freeAmount } = line
        const details = [
          essentials?.get(line.id),
          line.catalogCode && `${text('cart.code')} ${line.catalogCode}`,
          kind === 'gift' && text('sums.totals.gifts'),
          freeAmount > 0 && text('sums.freeAmount', { amount: unitAmount(unit, freeAmount, shop) }),
          basePriceText(basePrice, unitLabel(unit, text), {
            format: { sum: price },
            context: { netPrices: view === 'net' },
          }),
          listPrice && text('sums.list', { price: price(listPrice[view]) }),
        ].filter(Boolean)
        return (
          <li key={line.id} className="order-review__line">
            <div>
              <p className="order-review__name">{noBreakRanges(line.name)}</p>
              <p className="order-review__essentials">{details.join(' · ')}</p>
            </div>
            <p className="order-review__amount">
              {unitAmount(unit, amount, shop)} × {price(unitPrice[view])}
            </p>
            <p className="order-review__price">
              {total.gross === 0 ? text('sums.free') : price(total[view])}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
