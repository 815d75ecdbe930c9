import { signal } from '@preact/signals-react'

/** True while a navigation has been pending for more than 200 ms (spec §9). */
export const navigationIsSlow = signal(false)
