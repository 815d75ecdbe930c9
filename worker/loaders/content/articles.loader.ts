import { isPublished } from '../../../domain/content/is-published.ts'
import { articleItems } from '../structured-data/item-list.ts'
import { articleTree, teaserOf } from './article-links.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { listArticles } from './list-articles.ts'
import { pageMetaOf, screenMeta } from '../page-meta.ts'
import type { Loader } from '../screen.ts'

/** All articles, the newest first, 15 a page (spec §9). */
export const loadArticles: Loader<'articles'> = async (input) => {
  const { reads, routes, text } = input
  const [configuration, listed, categories, tags] = await Promise.all([
    reads.articleList(),
    listArticles(input),
    reads.articleCategories(),
    reads.articleTags(),
  ])
  if (!listed) return null
  const title = configuration?.title ?? text('article.all')
  const now = Date.now()
  const highlighted = configuration?.highlighted ?? []
  const meta = configuration ? pageMetaOf(configuration.page_meta) : null
  return {
    props: {
      title,
      perex: configuration?.perex ?? '',
      ...(configuration && { locale: configuration.locale }),
      listed,
      highlighted:
        listed.page === 1
          ? highlighted.filter((article) => isPublished(article, now)).map(teaserOf)
          : [],
      categories: articleTree(categories),
      tags: tags.map((tag) => ({ title: tag.title, slug: tag.page_meta.slug })),
    },
    head: publicHead(input, {
      meta: { ...screenMeta(title, ''), ...meta, ...pathOnly },
      heading: title,
      page: listed.page,
      path: (others) => others.articles(),
      jsonLd: [
        breadcrumbList(input, [{ title, path: routes.articles() }]),
        articleItems(input, listed),
      ],
    }),
  }
}

const { slug, slugs } = screenMeta('', '')
/** The CMS slug of this page is the path that every language has for it. */
const pathOnly = { slug, slugs }
