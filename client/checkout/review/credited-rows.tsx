import type { Order } from '../../../domain/order/order.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import { remainingTotal } from '../../../domain/order/amount-to-pay.ts'
import { useShop } from '../../shop.tsx'

interface CreditedRowsProps {
  document: OrderDocument
  state: Order['state']
}

/** Deductions since the order was placed, and the total that is left; nothing without any. */
export function CreditedRows({ document, state }: CreditedRowsProps) {
  const { format, text } = useShop()
  const { currencyCode } = document
  if (!state?.credited) return null
  return (
    <dl className="totals__rows">
      <div className="totals__row totals__row--discount">
        <dt>{text('orderDone.credited')}</dt>
        <dd>{format.sum(-state.credited, currencyCode)}</dd>
      </div>
      <div className="totals__row totals__row--whole">
        <dt>{text('orderDone.newTotal')}</dt>
        <dd>{format.sum(remainingTotal(document, state), currencyCode)}</dd>
      </div>
    </dl>
  )
}
