import { signal } from '@preact/signals-react'

/**
 * What the page's address has put into the cart. It happens before anybody could see the cart as it
 * was, so events compare carts without it (client/events).
 */
export const addedFromUrl = signal<{ variantId: string; amount: number } | null>(null)
