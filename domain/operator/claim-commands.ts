import * as z from 'zod/mini'
import { ClaimState } from '../claim/claim-state.ts'
import { Claim } from '../contract/store-claims.ts'

/** Command on a claim; the customer is notified by email. */
export const ChangeClaim = z.strictObject({
  /** Idempotency key of the command. */
  key: z.string().check(z.regex(/^[\w-]{8,100}$/)),
  state: ClaimState,
  /** Message to the customer; required when the claim is closed. */
  note: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
})
export type ChangeClaim = z.infer<typeof ChangeClaim>

/** Without the customer's link. */
export const OperatorClaim = z.omit(Claim, { token: true })
export type OperatorClaim = z.infer<typeof OperatorClaim>

/** Those that wait longest first. */
export const OperatorClaims = z.object({ claims: z.array(OperatorClaim) })
export type OperatorClaims = z.infer<typeof OperatorClaims>
