import { lazyParts } from '../../lazy-part.ts'

/* Lazy: it posts natively without JavaScript. */
const load = () => import('./newsletter-form.tsx')
const part = lazyParts(load)

export const NewsletterForm = part('NewsletterForm')
