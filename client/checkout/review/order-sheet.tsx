import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { Order } from '../../../domain/order/order.ts'
import { CreditedRows } from './credited-rows.tsx'
import { OrderLines } from './order-lines.tsx'
import { Totals } from './totals.tsx'

interface OrderSheetProps {
  document: OrderDocument
  /** Of a placed order. */
  state?: Order['state']
}

/** Items and totals of an order as confirmed, and what was deducted since. */
export function OrderSheet({ document, state }: OrderSheetProps) {
  const { lines, priceView: view, currencyCode: currency, tax } = document
  return (
    <>
      <OrderLines {...{ lines, view, currency }} />
      <Totals {...{ settlement: document, tax, view, currency }} />
      <CreditedRows document={document} state={state} />
    </>
  )
}
