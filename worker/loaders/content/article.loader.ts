import type { Article } from '../../../domain/content/articles/article.ts'
import { isPublished } from '../../../domain/content/is-published.ts'
import type { Teaser } from '../../../domain/content/articles/teaser.ts'
import { articleData } from '../structured-data/article-data.ts'
import { plainText } from '../structured-data/plain-text.ts'
import { withAnchors } from './with-anchors.ts'
import { articleProducts } from './article-products.ts'
import { categoryLink, teaserOf } from './article-links.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { pageMetaOf } from '../page-meta.ts'
import type { PublicInput, Loader } from '../screen.ts'

const relatedShown = 3
/** Words a minute, for technical texts. */
const wordsPerMinute = 180

export const loadArticle: Loader<'article'> = async (input) => {
  const { context, reads, routes, slug, text } = input
  const [article, globals] = await Promise.all([
    reads.article(slug),
    reads.globals().catch(() => null),
  ])
  if (!article?.site_enabled || !isPublished(article, Date.now())) return null
  const { author, category, tag } = article
  const { content, toc } = withAnchors(article.content)
  const above = [
    { title: text('article.all'), path: routes.articles() },
    ...stepsTo(category, routes),
  ]
  return {
    props: {
      article: {
        ...teaserOf(article),
        shortTitle: article.short_title,
        content,
        toc,
        minutes: Math.max(1, Math.round(wordsOf(article) / wordsPerMinute)),
        author: author && {
          name: author.title,
          perex: author.perex,
          image: author.image,
          slug: author.author_has_page ? author.page_meta.slug : null,
        },
        tags: tag.map(({ title, page_meta }) => ({ title, slug: page_meta.slug })),
      },
      above: above.map(({ title, path }) => ({ title, href: path })),
    },
    head: publicHead(input, {
      meta: pageMetaOf(article.page_meta),
      heading: article.title,
      path: (others, other) => others.article(other),
      // The domain of the text's own language has the canonical page.
      noindex: article.locale !== context.locale,
      shareType: 'article',
      jsonLd: [
        articleData(input, article, globals),
        breadcrumbList(input, [
          ...above,
          { title: article.short_title, path: routes.article(slug) },
        ]),
      ],
    }),
    deferred: {
      products: articleProducts(input, article.content),
      related: relatedArticles(reads, article),
    },
  }
}

function stepsTo(category: Article['category'], routes: PublicInput['routes']) {
  if (!category) return []
  const { master_category: master } = category
  const own = categoryLink(category)
  return [
    ...(master
      ? [{ title: master.title, path: routes.articleCategory(master.page_meta.slug) }]
      : []),
    { title: own.title, path: routes.articleCategory(own.slug) },
  ]
}

function wordsOf({ content }: Article): number {
  return plainText(content).split(/\s+/).length
}

/** The newest of its category, then those with its first tag. */
async function relatedArticles(
  reads: PublicInput['reads'],
  { _id, category, tag }: Article,
): Promise<Teaser[]> {
  const limit = relatedShown + 1
  const [subject] = tag
  const lists = await Promise.all([
    category ? reads.articles({ category: category._id }, 0, limit) : null,
    subject ? reads.articles({ tag: subject._id }, 0, limit + relatedShown) : null,
  ])
  const now = Date.now()
  const found = new Map(
    lists
      .flatMap((list) => list?.entities ?? [])
      .filter((other) => other._id !== _id && isPublished(other, now))
      .map((other) => [other._id, other]),
  )
  return [...found.values()].slice(0, relatedShown).map(teaserOf)
}
