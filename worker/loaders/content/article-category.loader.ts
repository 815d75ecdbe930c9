import type { ArticleCategory } from '../../../domain/content/articles/article-category.ts'
import { locales } from '../../../domain/locales/locales.ts'
import type { PageMeta } from '../../../domain/content/page-meta.ts'
import { articleItems } from '../structured-data/item-list.ts'
import { articleTree, categoryLink } from './article-links.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { listArticles } from './list-articles.ts'
import { pageMetaOf } from '../page-meta.ts'
import type { Loader } from '../screen.ts'

/** Articles of a category and its children (spec §2: by slug, or by slug and child). */
export const loadArticleCategory: Loader<'article-category'> = async (input) => {
  const { context, reads, routes, slug, text } = input
  const categories = await reads.articleCategories()
  const own = slug.slice(slug.lastIndexOf('/') + 1)
  const category = categories.find(({ page_meta }) => page_meta.slug === own)
  if (!category) return null
  const link = categoryLink(category)
  // One canonical path per category: a child is below its parent.
  if (link.slug !== slug) return { redirect: routes.articleCategory(link.slug), status: 301 }
  const listed = await listArticles(input, { category: category._id })
  if (!listed) return null
  const master = categories.find(({ _id }) => _id === category.master_category?._id)
  const above = [
    { title: text('article.all'), path: routes.articles() },
    ...(master
      ? [{ title: master.menu_title, path: routes.articleCategory(master.page_meta.slug) }]
      : []),
  ]
  const { title, perex, content, image, locale, menu_title } = category
  return {
    props: {
      category: { title, menuTitle: menu_title, perex, content, image, locale, slug },
      above: above.map((step) => ({ title: step.title, href: step.path })),
      listed,
      categories: articleTree(categories),
    },
    head: publicHead(input, {
      meta: metaOf(category, master),
      heading: title,
      page: listed.page,
      path: (others, other) => others.articleCategory(other),
      noindex: locale !== context.locale || listed.total === 0,
      jsonLd: [
        breadcrumbList(input, [...above, { title, path: routes.articleCategory(slug) }]),
        articleItems(input, listed),
      ],
    }),
  }
}

/** A child has a path in a language only if its parent has one. */
function metaOf(category: ArticleCategory, master: ArticleCategory | undefined): PageMeta {
  const meta = pageMetaOf(category.page_meta)
  if (!master) return meta
  const slugs: PageMeta['slugs'] = {}
  for (const locale of locales) {
    const [upper, lower] = [master.page_meta.slugs[locale], meta.slugs[locale]]
    if (upper !== undefined && lower !== undefined) slugs[locale] = `${upper}/${lower}`
  }
  return { ...meta, slug: categoryLink(category).slug, slugs }
}
