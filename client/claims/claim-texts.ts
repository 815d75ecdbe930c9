import type { ClaimRemedy, ClaimState } from '../../domain/claim/claim-state.ts'
import type { TextKey } from '../i18n/text.ts'

export const remedyTexts: Record<ClaimRemedy, TextKey> = {
  repair: 'claim.remedies.repair',
  replacement: 'claim.remedies.replacement',
  reduction: 'claim.remedies.reduction',
  refund: 'claim.remedies.refund',
}

export const stateTexts: Record<ClaimState, TextKey> = {
  received: 'claim.states.received',
  in_review: 'claim.states.in_review',
  awaiting_goods: 'claim.states.awaiting_goods',
  accepted: 'claim.states.accepted',
  rejected: 'claim.states.rejected',
  settled: 'claim.states.settled',
}
