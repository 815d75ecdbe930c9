import { useSignals } from '@preact/signals-react/runtime'
import { Totals, type TotalsProps } from '../checkout/review/totals.tsx'
import { cartIsUpdating } from './state/cart-queue.ts'
import { giftsAreUpdating } from './state/gift-queue.ts'

type CartTotalsProps = Pick<TotalsProps, 'settlement' | 'tax' | 'view'>

/** The only subscriber to pending changes, so that they do not render the rest of a long cart. */
export function CartTotals(props: CartTotalsProps) {
  useSignals()
  const updating = cartIsUpdating.value || giftsAreUpdating.value
  return <Totals {...props} estimated live updating={updating} />
}
