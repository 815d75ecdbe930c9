import { signal } from '@preact/signals-react'

/** Whether a batch is being added to the cart. */
export const batchRunning = signal(false)
