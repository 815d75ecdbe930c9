import { signal } from '@preact/signals-react'

/**
 * Items that the page's URL has added. This happens before the cart was first read, so events
 * compare carts without them (client/events).
 */
export const addedFromUrl = signal<{ variantId: string; amount: number } | null>(null)
