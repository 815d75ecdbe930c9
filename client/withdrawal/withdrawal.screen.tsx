import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalHelp } from './withdrawal-help.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'
import { WithdrawalReview } from './withdrawal-review.tsx'
import type { WithdrawalProps } from '../../domain/screens/checkout/withdrawal.ts'

/** The withdrawal function (§ 356a BGB): form, review, receipt. Works without JavaScript. */
export function Screen(props: WithdrawalProps) {
  return (
    <div className={`container withdrawal withdrawal--${props.step}`}>
      <div className="withdrawal__main">
        {props.step === 'form' && <WithdrawalForm {...props} />}
        {props.step === 'review' && <WithdrawalReview {...props} />}
        {props.step === 'receipt' && <WithdrawalReceipt {...props} />}
      </div>
      {props.step !== 'receipt' && <WithdrawalHelp />}
    </div>
  )
}
