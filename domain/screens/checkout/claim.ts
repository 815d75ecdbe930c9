import type { Claim, ClaimOrder } from '../../contract/store-claims.ts'
import type { FieldErrors, FieldValues } from '../../validation/form-fields.ts'
import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'

export const route = privateRoute({
  de: '/reklamation',
  cs: '/reklamovat',
  sk: '/reklamovat',
  en: '/warranty-claim',
})
export const policy = { sheet: 'account', feature: 'warrantyClaims' } satisfies ScreenPolicy

export type ClaimProps =
  | { step: 'find'; values: FieldValues; errors: FieldErrors; orders: ClaimableOrder[] }
  | ({ step: 'form' } & ClaimFormProps)
  | { step: 'receipt'; claim: Claim; receivedAt: string }

/** A customer's orders, to choose from. */
export interface ClaimableOrder {
  code: string
  createdAt: string
}

export interface ClaimFormProps {
  order: ClaimOrder
  values: FieldValues
  errors: FieldErrors
  idempotencyKey: string
}
