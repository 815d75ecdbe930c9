import { lazyParts } from '../../lazy-part.ts'

/* It posts itself without script. */
const load = () => import('./newsletter-form.tsx')
const part = lazyParts(load)

export const NewsletterForm = part('NewsletterForm')
