import * as z from 'zod/mini'

export const claimStates = [
  'received',
  'in_review',
  'awaiting_goods',
  'accepted',
  'rejected',
  'settled',
] as const
export const ClaimState = z.enum(claimStates)
export type ClaimState = z.infer<typeof ClaimState>

/** Remedies of a buyer: § 437 BGB, §§ 2169 to 2171 OZ (CZ), §§ 621 to 624 OZ (SK). */
export const claimRemedies = ['repair', 'replacement', 'reduction', 'refund'] as const
export const ClaimRemedy = z.enum(claimRemedies)
export type ClaimRemedy = z.infer<typeof ClaimRemedy>

const nextStates: Record<ClaimState, readonly ClaimState[]> = {
  received: ['in_review', 'awaiting_goods', 'accepted', 'rejected', 'settled'],
  in_review: ['awaiting_goods', 'accepted', 'rejected', 'settled'],
  awaiting_goods: ['in_review', 'accepted', 'rejected', 'settled'],
  accepted: ['awaiting_goods', 'settled'],
  // A decision may be wrong, and a court may overrule it.
  rejected: ['in_review', 'accepted'],
  settled: [],
}

export function canTransition(from: ClaimState, to: ClaimState): boolean {
  return nextStates[from].includes(to)
}

/** Closed: the same pieces may be claimed again. */
export function isFinalState(state: ClaimState): boolean {
  return state === 'rejected' || state === 'settled'
}

/**
 * The customer has to be told the reason, or how and when it was settled (CZ: § 19 zák. 634/1992).
 */
export function needsReason(state: ClaimState): boolean {
  return state === 'rejected' || state === 'settled'
}
