import type { PurgeMark } from '../tags/purge-mark.ts'

/** Seconds after a purge at which an outdated answer is requested again (replication lag). */
const attempts = [5, 30, 60]

/** Milliseconds after a purge during which an API may not have caught up with it. */
export const catchUpTime = 60_000

/**
 * The purge hook may be faster than the API behind it: an answer that is older than the change it
 * was purged for is served but not stored as fresh. Gives the milliseconds until the next attempt;
 * null for an answer that is new enough, says nothing of its age, or has been tried often enough.
 */
export function untilNextAttempt(
  purge: PurgeMark | null,
  answerUpdatedAt: number | null,
  now: number,
): number | null {
  if (!purge || answerUpdatedAt === null || answerUpdatedAt >= purge.updatedAt) return null
  const next = attempts.map((seconds) => purge.at + seconds * 1000).find((time) => time > now)
  return next === undefined ? null : next - now
}
