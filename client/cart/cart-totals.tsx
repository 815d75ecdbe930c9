import { useSignals } from '@preact/signals-react/runtime'
import { Totals, type TotalsProps } from '../checkout/review/totals.tsx'
import { cartIsUpdating } from './state/cart-queue.ts'

type CartTotalsProps = Pick<TotalsProps, 'settlement' | 'tax' | 'view'>

/** The only subscriber to pending changes, so that they do not render the rest of a long cart. */
export function CartTotals(props: CartTotalsProps) {
  useSignals()
  return <Totals {...props} estimated live updating={cartIsUpdating.value} />
}
