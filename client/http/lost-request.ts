/**
 * Aborts a request that counts as lost: browsers wait for minutes, with the button busy and later
 * changes queued behind it. Longer than the Worker waits for the slowest call of the store.
 */
export const lostRequest = () => AbortSignal.timeout(30_000)
