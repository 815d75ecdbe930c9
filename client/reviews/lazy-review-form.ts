import { lazyParts } from '../lazy-part.ts'

/* Lazy: few visitors write a review. */
const part = lazyParts(() => import('./review-form.tsx'))

export const ReviewForm = part('ReviewForm')
