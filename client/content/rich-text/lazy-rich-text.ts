import { lazyParts } from '../../lazy-part.ts'

/* Lazy: it has no behaviour of its own. */
const load = () => import('./rich-text.tsx')
const part = lazyParts(load)

export const RichText = part('RichText')
