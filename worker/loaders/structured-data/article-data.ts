import { shopNameOf } from '../../../client/page-title.ts'
import type { Globals } from '../../../domain/site.ts'
import type { Article } from '../../../domain/content/articles/article.ts'
import type { PublicInput } from '../screen.ts'
import { brandFiles } from '../brand-files.ts'
import { pictureUrl } from './picture-url.ts'
import { plainText } from './plain-text.ts'

type Place = Pick<PublicInput, 'cdn' | 'context' | 'routes'>

/** schema.org BlogPosting of an article. */
export function articleData(
  place: Place,
  article: Article,
  globals: Globals | null,
): Record<string, unknown> {
  const { context, routes } = place
  const { author, category, content, image, page_meta: meta, tag } = article
  const url = context.origin + routes.article(meta.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.perex,
    image: image ? [pictureUrl(place, image.path)] : undefined,
    datePublished: article.date_published,
    dateCreated: article.created,
    dateModified: article.updated,
    author: author
      ? {
          '@type': 'Person',
          name: author.title,
          url: author.author_has_page
            ? context.origin + routes.author(author.page_meta.slug)
            : undefined,
        }
      : publisher(place, globals),
    publisher: publisher(place, globals),
    mainEntityOfPage: url,
    url,
    articleSection: category?.title,
    keywords: tag.map(({ title }) => title).join(', ') || undefined,
    inLanguage: article.locale,
    wordCount: plainText(content).split(/\s+/).length,
  }
}

function publisher({ cdn, context, routes }: Place, globals: Globals | null): object {
  const { favicon } = brandFiles(globals?.brand, { cdn, origin: context.origin })
  return {
    '@type': 'Organization',
    name: globals ? shopNameOf(globals) : undefined,
    url: context.origin + routes.home(),
    logo: new URL(favicon, context.origin).href,
  }
}
