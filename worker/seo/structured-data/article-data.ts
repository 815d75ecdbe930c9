import type { Article } from '../../../domain/content/articles/article.ts'
import type { PublicInput } from '../../loaders/screen.ts'
import { pictureUrl } from './picture-url.ts'
import { plainText } from './plain-text.ts'

type Place = Pick<PublicInput, 'cdn' | 'context' | 'routes'>

/** schema.org BlogPosting of an article. */
export function articleData(place: Place, article: Article): Record<string, unknown> {
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
      : publisher(place),
    publisher: publisher(place),
    mainEntityOfPage: url,
    url,
    articleSection: category?.title,
    keywords: tag.map(({ title }) => title).join(', ') || undefined,
    inLanguage: article.locale,
    wordCount: plainText(content).split(/\s+/).length,
  }
}

function publisher({ context, routes }: Place): Record<string, unknown> {
  return {
    '@type': 'Organization',
    name: 'LuftBasis',
    url: context.origin + routes.home(),
    logo: `${context.origin}/favicon.svg`,
  }
}

/** schema.org ItemList of a page of articles, each by its own address. */
export function articleItems(
  { context, routes }: Place,
  { articles, total }: { articles: readonly { slug: string }[]; total: number },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: articles.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: context.origin + routes.article(slug),
    })),
  }
}
