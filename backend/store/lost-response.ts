const minutes = 2

/**
 * Start of the time within which the same request for an email counts as a repetition, after a lost
 * response or by a second press: the first email is on its way.
 */
export function repeatableSince(now = new Date()): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString()
}
