import { lazyParts } from '../lazy-part.ts'

/* Lazy: the text has no behaviour of its own, and the products below it are seen last. */
const load = () => import('./article-parts.ts')
const part = lazyParts(load)

export const RichText = part('RichText')
export const ArticleProducts = part('ArticleProducts')
