import type { PurgeMark } from '../tags/purge-mark.ts'

/** Seconds after a purge at which an outdated answer is requested again (replication lag). */
const attempts = [5, 30, 60]

/** Milliseconds after a purge during which the API may lag behind. */
export const replicationLagMs = 60_000

/**
 * Replication lag: the purge webhook may be faster than the API. A response older than its purge is
 * served but not stored as fresh. Returns the milliseconds until the next attempt; null if the
 * answer is new enough or undated, or after the last attempt.
 */
export function untilNextAttempt(
  purge: PurgeMark | null,
  responseUpdatedAt: number | null,
  now: number,
): number | null {
  if (!purge || responseUpdatedAt === null || responseUpdatedAt >= purge.updatedAt) return null
  const next = attempts.map((seconds) => purge.at + seconds * 1000).find((time) => time > now)
  return next === undefined ? null : next - now
}
