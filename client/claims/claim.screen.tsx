import type { ClaimProps } from '../../domain/screens/checkout/claim.ts'
import { ClaimHelp } from './claim-help.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimReceipt } from './claim-receipt.tsx'
import { OrderForm } from './order-form.tsx'

/** A warranty claim: find the order, file the claim, show it. Works without JavaScript. */
export function Screen(props: ClaimProps) {
  const isDone = props.step === 'receipt'
  return (
    <div className={`container withdrawal ${isDone ? 'withdrawal--receipt' : ''}`}>
      <div className="withdrawal__main">
        {props.step === 'find' && <OrderForm {...props} />}
        {props.step === 'form' && <ClaimForm {...props} />}
        {props.step === 'receipt' && <ClaimReceipt {...props} />}
      </div>
      {!isDone && <ClaimHelp />}
    </div>
  )
}
