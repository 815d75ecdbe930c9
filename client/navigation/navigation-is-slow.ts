import { signal } from '@preact/signals-react'

/** True while a page has been on its way for more than 200 ms (spec §9). */
export const navigationIsSlow = signal(false)
