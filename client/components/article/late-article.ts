import { lazy } from 'react'

/*
 * The text has no behaviour of its own, and the goods below it are seen last: their HTML is there
 * at once, their script comes later.
 */
const load = () => import('./article-parts.ts')
const parts = import.meta.env.SSR ? await load() : null

export const RichText = parts?.RichText ?? lazy(async () => ({ default: (await load()).RichText }))
export const ArticleGoods =
  parts?.ArticleGoods ?? lazy(async () => ({ default: (await load()).ArticleGoods }))
