import { WithdrawalForm, type WithdrawalFormProps } from './withdrawal-form.tsx'
import { WithdrawalHelp } from './withdrawal-help.tsx'
import { WithdrawalReceipt, type WithdrawalReceiptProps } from './withdrawal-receipt.tsx'
import { WithdrawalReview, type WithdrawalReviewProps } from './withdrawal-review.tsx'

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
