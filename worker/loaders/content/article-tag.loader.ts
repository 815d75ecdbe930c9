import { articleItems } from '../structured-data/item-list.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { listArticles } from './list-articles.ts'
import { pageMetaOf } from '../page-meta.ts'
import type { Loader } from '../screen.ts'

/** Articles of any category with a tag. */
export const loadArticleTag: Loader<'article-tag'> = async (input) => {
  const { context, reads, routes, slug, text } = input
  const [tag, tags] = await Promise.all([reads.articleTag(slug), reads.articleTags()])
  if (!tag) return null
  const listed = await listArticles(input, { tag: tag._id })
  if (!listed) return null
  const { title, perex, content, image, locale } = tag
  return {
    props: {
      tag: { title, perex, content, image, locale, slug },
      listed,
      tags: tags.map((each) => ({ title: each.title, slug: each.page_meta.slug })),
    },
    head: publicHead(input, {
      meta: pageMetaOf(tag.page_meta),
      heading: title,
      page: listed.page,
      path: (others, other) => others.articleTag(other),
      noindex: locale !== context.locale || listed.total === 0,
      jsonLd: [
        breadcrumbList(input, [
          { title: text('article.all'), path: routes.articles() },
          { title, path: routes.articleTag(slug) },
        ]),
        articleItems(input, listed),
      ],
    }),
  }
}
