import { lazyPart } from '../lazy-part.ts'

/*
 * The text has no behaviour of its own, and the goods below it are seen last: their HTML is there
 * at once, their script comes later.
 */
const load = () => import('./article-parts.ts')
const parts = import.meta.env.SSR ? await load() : null

export const RichText = parts?.RichText ?? lazyPart(async () => (await load()).RichText)
export const ArticleProducts =
  parts?.ArticleGoods ?? lazyPart(async () => (await load()).ArticleGoods)
