import { pictureUrl } from '../structured-data/picture-url.ts'
import { articleItems } from '../structured-data/item-list.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { listArticles } from './list-articles.ts'
import { pageMetaOf } from '../page-meta.ts'
import type { Loader } from '../screen.ts'

/** An author and their articles; only for authors with a page (spec §3 author_has_page). */
export const loadAuthor: Loader<'author'> = async (input) => {
  const { context, reads, routes, slug, text } = input
  const author = await reads.author(slug)
  if (!author?.author_has_page) return null
  const listed = await listArticles(input, { author: author._id })
  if (!listed) return null
  const { title, perex, content, image, locale } = author
  return {
    props: { author: { title, perex, content, image, locale, slug }, listed },
    head: publicHead(input, {
      meta: pageMetaOf(author.page_meta),
      heading: title,
      page: listed.page,
      path: (others, other) => others.author(other),
      noindex: locale !== context.locale,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          mainEntity: {
            '@type': 'Person',
            name: title,
            description: perex,
            image: image ? pictureUrl(input, image.path) : undefined,
            url: context.origin + routes.author(slug),
          },
        },
        breadcrumbList(input, [
          { title: text('article.all'), path: routes.articles() },
          { title, path: routes.author(slug) },
        ]),
        articleItems(input, listed),
      ],
    }),
  }
}
