import type { RateLimit } from './account/rate-limit.ts'

/** Of a person, whichever products are reviewed. */
export const reviewLimit: RateLimit = { action: 'review', most: 10, windowSeconds: 3600 }
export const watcherLimit: RateLimit = { action: 'watcher', most: 20, windowSeconds: 3600 }
export const contactLimit: RateLimit = { action: 'contact', most: 5, windowSeconds: 3600 }
/** Of a network address: whoever fills the shop's forms by machine uses many mail addresses. */
export const formLimit: RateLimit = { action: 'form', most: 60, windowSeconds: 3600 }
