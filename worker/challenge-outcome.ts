/** `unavailable`: the result is unknown, so the way without a challenge applies. */
export type ChallengeOutcome = 'passed' | 'refused' | 'unavailable'
