import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Settlement, TaxedSum } from '../../../domain/order/order-document.ts'
import type { TaxDecision } from '../../../domain/tax/tax-decision.ts'
import { payableOf } from '../../../domain/tax/cash-rounding.ts'
import { hasRoundedPrice } from '../../../domain/order/rounding/labelled-net.ts'
import { addUp } from '../../../domain/order/add-up.ts'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'
import { useShop } from '../../shop.tsx'
import { TaxRows } from './tax-rows.tsx'

export interface TotalsProps {
  settlement: Settlement
  tax: TaxDecision
  /** Net first, with VAT added. */
  view: 'gross' | 'net'
  /** The order's currency, which may differ from the visitor's. */
  currency?: CurrencyCode
  /** Nothing selected yet: shipping costs are the cheapest. */
  estimated?: boolean
  updating?: boolean
  /** A changed total is announced. */
  live?: boolean
}

/** Subtotal, discounts, shipping and payment costs, VAT by rate, and total. */
export function Totals({ settlement, tax, view, currency, ...props }: TotalsProps) {
  const { estimated = false, updating = false, live = false } = props
  const { format, text } = useShop()
  const { lines, allowances, shipping, payment, taxes, totals, rounding = 0 } = settlement
  const price = (amount: number) => format.sum(amount, currency)
  const shown = (sum: TaxedSum) => price(view === 'net' ? sum.net : sum.gross)
  const cost = (sum: TaxedSum) => (sum.gross === 0 ? text('sums.free') : shown(sum))
  const gifts = lines.filter(({ kind }) => kind === 'gift')
  const productTotals = lines.filter(({ kind }) => kind === 'product').map(({ total }) => total)
  return (
    <div className="totals" aria-busy={updating}>
      <dl className="totals__rows">
        <div className="totals__row">
          <dt>{text('sums.totals.items')}</dt>
          <dd>{shown(addUp(productTotals))}</dd>
        </div>
        {allowances.map(({ kind, code, name, total }) => (
          <div key={kind + code} className="totals__row totals__row--discount">
            <dt>{noBreakRanges(name) || text('sums.totals.further')}</dt>
            <dd>{shown(total)}</dd>
          </div>
        ))}
        {gifts.length > 0 && (
          <div className="totals__row">
            <dt>{text('sums.totals.gifts')}</dt>
            <dd>{cost(addUp(gifts.map(({ total }) => total)))}</dd>
          </div>
        )}
        {shipping && (
          <div className="totals__row">
            <dt>{text(estimated ? 'sums.totals.shippingFrom' : 'sums.totals.shipping')}</dt>
            <dd>{cost(shipping.total)}</dd>
          </div>
        )}
        {payment && payment.total.gross > 0 && (
          <div className="totals__row">
            <dt>{text('sums.totals.payment')}</dt>
            <dd>{shown(payment.total)}</dd>
          </div>
        )}
        {view === 'net' && (
          <>
            <div className="totals__row totals__row--net">
              <dt>{text('sums.totals.net')}</dt>
              <dd>{price(totals.order.net)}</dd>
            </div>
            <TaxRows taxes={taxes} tax={tax} onTop price={price} />
          </>
        )}
        <div
          className="totals__row totals__row--whole"
          {...(live && { 'aria-live': 'polite', 'aria-atomic': true })}
        >
          <dt>{text(wholeLabel(estimated, rounding))}</dt>
          <dd>{price(totals.order.gross)}</dd>
        </div>
        {view === 'gross' && <TaxRows taxes={taxes} tax={tax} price={price} />}
        {rounding !== 0 && (
          <>
            <div className="totals__row totals__row--rounding">
              <dt>{text('sums.totals.rounding')}</dt>
              <dd>{price(rounding)}</dd>
            </div>
            <div className="totals__row totals__row--whole">
              <dt>{text('sums.totals.inCash')}</dt>
              <dd>{price(payableOf(settlement))}</dd>
            </div>
          </>
        )}
      </dl>
      {view === 'net' && hasRoundedPrice(lines) && (
        <p className="totals__note">{text('sums.totals.netRounded')}</p>
      )}
      {tax.isEstimate && <p className="totals__note">{text('sums.totals.destination')}</p>}
    </div>
  )
}

/** Cash rounding comes later: this is the price before it. */
function wholeLabel(isEstimated: boolean, rounding: number) {
  if (isEstimated) return 'sums.totals.wholeEstimated'
  return rounding === 0 ? 'sums.totals.whole' : 'sums.totals.wholeRounded'
}
