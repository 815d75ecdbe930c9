import { useSignals } from '@preact/signals-react/runtime'
import { Totals, type TotalsProps } from '../checkout/review/totals.tsx'
import { cartIsUpdating } from './state/cart-queue.ts'

type CartTotalsProps = Pick<TotalsProps, 'settlement' | 'tax' | 'view'>

/** Alone in listening to changes under way: the rest of a long cart is not drawn for them. */
export function CartTotals(props: CartTotalsProps) {
  useSignals()
  return <Totals {...props} estimated updating={cartIsUpdating.value} />
}
