/** `unavailable`: nobody can tell, so whatever needs no challenge stays the way. */
export type ChallengeOutcome = 'passed' | 'refused' | 'unavailable'
