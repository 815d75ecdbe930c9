import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { FieldErrors, FieldValues } from '../../validation/form-fields.ts'
import type { WithdrawableOrder } from '../../order/withdrawable-order.ts'
import type { Withdrawal, WithdrawalOrder } from '../../contract/store-withdrawal.ts'

export const route = privateRoute({
  de: '/vertrag-widerrufen',
  cs: '/odstoupeni-od-smlouvy',
  sk: '/odstupenie-od-zmluvy',
  en: '/withdraw-from-contract',
})
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export type WithdrawalProps =
  | ({ step: 'form' } & WithdrawalFormProps)
  | ({ step: 'review' } & WithdrawalReviewProps)
  | ({ step: 'receipt' } & WithdrawalReceiptProps)

export interface WithdrawalFormProps {
  values: FieldValues
  errors: FieldErrors
  /** Of a customer: orders to choose from. */
  orders: WithdrawableOrder[]
}

export interface WithdrawalReviewProps {
  values: FieldValues
  /** What is known of the order; null where number and e-mail address do not fit. */
  order: WithdrawalOrder | null
  /** `unasked`: the store could not be asked. */
  state: 'found' | 'unknown' | 'unasked'
  /** The period is over, as far as the delivery is known. */
  isLate: boolean
  /** Ids of the lines that alone are meant. */
  chosen: string[]
  idempotencyKey: string
  /** Why the declaration could not be received; '' at first. */
  message: string
}

export interface WithdrawalReceiptProps {
  withdrawal: Withdrawal
  /** Date and time to the second, as the server writes them. */
  receivedAt: string
}
