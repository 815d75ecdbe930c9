import type { Article } from '../../../../domain/content/articles/article.ts'
import { categoryOf, findMasters } from './article-categories.ts'
import { contentMeta } from '../entries/content-meta.ts'
import { findTargets } from '../entries/find-targets.ts'
import type { ResolvedEntry } from '../entries/resolved-entry.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'
import { tagOrAuthorFields } from '../entries/tag-or-author-fields.ts'

/** Articles with their category, author and tags. */
export async function articlesOf(
  context: GraphqlContext,
  entries: readonly ResolvedEntry<'article'>[],
): Promise<Article[]> {
  const targets = await findTargets(context, {
    article_category: idsOf(entries, 'category'),
    author: idsOf(entries, 'author'),
    article_tag: idsOf(entries, 'tag'),
  })
  const categories = targets('article_category')
  const authors = targets('author')
  const tags = targets('article_tag')
  const masters = await findMasters(context, [...categories.values()])
  return entries.map((entry) => {
    const { title, short_title, perex, image, content } = entry.text
    const first = <T>(field: 'author' | 'category', all: ReadonlyMap<string, T>) =>
      entry.references(field).flatMap((id) => all.get(id) ?? [])[0]
    const author = first('author', authors)
    const category = first('category', categories)
    return {
      _id: entry.id,
      locale: entry.locale,
      title,
      short_title,
      perex,
      image,
      content,
      created: entry.facts.created,
      updated: entry.updatedAt,
      date_published: entry.publishedAt ?? entry.facts.created,
      site_enabled: true,
      author: author ? { ...tagOrAuthorFields(author), ...author.facts } : null,
      category: category ? categoryOf(category, masters) : null,
      tag: entry.references('tag').flatMap((id) => {
        const tag = tags.get(id)
        return tag ? tagOrAuthorFields(tag) : []
      }),
      page_meta: contentMeta(entry, perex, image),
    }
  })
}

function idsOf(
  entries: readonly ResolvedEntry<'article'>[],
  field: 'category' | 'author' | 'tag',
): string[] {
  return entries.flatMap((entry) => entry.references(field))
}
