import { signal } from '@preact/signals-react'

/** Many things are on their way into the cart. */
export const batchRunning = signal(false)
