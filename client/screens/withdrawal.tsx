import {
  WithdrawalForm,
  type WithdrawalFormProps,
} from '../components/withdrawal/withdrawal-form.tsx'
import { WithdrawalHelp } from '../components/withdrawal/withdrawal-help.tsx'
import {
  WithdrawalReceipt,
  type WithdrawalReceiptProps,
} from '../components/withdrawal/withdrawal-receipt.tsx'
import {
  WithdrawalReview,
  type WithdrawalReviewProps,
} from '../components/withdrawal/withdrawal-review.tsx'

export type WithdrawalProps =
  | ({ step: 'form' } & WithdrawalFormProps)
  | ({ step: 'review' } & WithdrawalReviewProps)
  | ({ step: 'receipt' } & WithdrawalReceiptProps)

/** The withdrawal function (§ 356a BGB): form, review, receipt. Nothing in it needs a script. */
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
