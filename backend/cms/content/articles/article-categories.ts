import type {
  ArticleCategory,
  ArticleCategoryLink,
} from '../../../../domain/content/articles/article-category.ts'
import { contentMeta } from '../entries/content-meta.ts'
import { findByIds } from '../entries/find-targets.ts'
import type { ResolvedEntry } from '../entries/resolved-entry.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

type Masters = ReadonlyMap<string, ArticleCategoryLink['master_category']>

/** Parent categories by id. */
export async function findMasters(
  context: GraphqlContext,
  categories: readonly ResolvedEntry<'article_category'>[],
): Promise<Masters> {
  const ids = categories.flatMap((entry) => entry.references('master_category'))
  const found = await findByIds(context, 'article_category', ids)
  return new Map(
    [...found].map(([id, { text }]) => [
      id,
      { _id: id, title: text.title, page_meta: { slug: text.slug } },
    ]),
  )
}

export function categoryOf(
  entry: ResolvedEntry<'article_category'>,
  masters: Masters,
): ArticleCategory {
  const { title, menu_title, perex, image, content } = entry.text
  return {
    _id: entry.id,
    locale: entry.locale,
    title,
    menu_title,
    weight: entry.weight,
    perex,
    image,
    content,
    master_category: masters.get(entry.references('master_category')[0] ?? '') ?? null,
    page_meta: contentMeta(entry, perex, image),
  }
}
