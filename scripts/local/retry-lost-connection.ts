const maxAttempts = 3

/**
 * Repeats idempotent work whose connection to the local database was closed: a busy machine blocks
 * the event loop for longer than connections are kept alive. @throws other failures, and the last one
 */
export async function retryLostConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows a failed one
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || !isConnectionLost(error)) throw error
    }
  }
}

/** Of `fetch`, which gives the socket's failure as the cause. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed'
}
