import { lazyParts } from '../../lazy-part.ts'

/* Lazy: a text page needs its tiles last. */
const load = () => import('./products-block.tsx')
const part = lazyParts(load)

export const ProductsBlock = part('ProductsBlock')
