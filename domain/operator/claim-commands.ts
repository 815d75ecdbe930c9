import * as z from 'zod/mini'
import { ClaimState } from '../claim/claim-state.ts'
import { Claim } from '../contract/store-claims.ts'

/** What becomes of a claim; the customer is told by mail. */
export const ChangeClaim = z.strictObject({
  /** Names the command: sent again with the same key, it is not carried out again. */
  key: z.string().check(z.regex(/^[\w-]{8,100}$/)),
  state: ClaimState,
  /** Written to the customer; needed where the claim ends. */
  note: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
})
export type ChangeClaim = z.infer<typeof ChangeClaim>

/** Without the link that opens it for the customer. */
export const OperatorClaim = z.omit(Claim, { token: true })
export type OperatorClaim = z.infer<typeof OperatorClaim>

/** Those that wait longest first. */
export const OperatorClaims = z.object({ claims: z.array(OperatorClaim) })
export type OperatorClaims = z.infer<typeof OperatorClaims>
