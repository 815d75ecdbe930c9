import { lazyParts } from '../../lazy-part.ts'

/* Tiles: a page of text needs their script last. */
const load = () => import('./products-block.tsx')
const part = lazyParts(load)

export const ProductsBlock = part('ProductsBlock')
