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
  /** Ids of lines that were chosen in the second step. */
  chosen?: string[]
  errors: FieldErrors
  /** Of a customer: orders to choose from. */
  orders: WithdrawableOrder[]
}

export interface WithdrawalReviewProps {
  values: FieldValues
  /** Order data; null if number and email address do not match. */
  order: WithdrawalOrder | null
  /** `unasked`: the store could not be asked. */
  state: 'found' | 'unknown' | 'unasked'
  /** The period is over, by the known delivery date. */
  isLate: boolean
  /** Ids of the lines of a partial withdrawal. */
  chosen: string[]
  idempotencyKey: string
  /** Error of the declaration; '' at first. */
  message: string
}

export interface WithdrawalReceiptProps {
  withdrawal: Withdrawal
  /** Date and time to the second, as formatted by the server. */
  receivedAt: string
}
