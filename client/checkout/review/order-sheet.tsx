import type { OrderDocument } from '../../../domain/order/order-document.ts'
import { OrderLines } from './order-lines.tsx'
import { Totals } from './totals.tsx'

/** Items and totals of an order as confirmed. */
export function OrderSheet({ document }: { document: OrderDocument }) {
  const { lines, priceView: view, currencyCode: currency, tax } = document
  return (
    <>
      <OrderLines {...{ lines, view, currency }} />
      <Totals {...{ settlement: document, tax, view, currency }} />
    </>
  )
}
