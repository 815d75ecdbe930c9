import type { Routes } from '../../../domain/routes.ts'
import type { SlugType } from '../../../domain/content/slug-metadata.ts'

/** URLs of one content type, in files of their own. */
export interface SitemapSection {
  name: string
  /** Content type in the CMS. */
  type: SlugType
  path(routes: Routes, slug: string): string
}

/** Far below the 50,000 that search engines accept, so that files stay small. */
export const urlsPerPart = 5000

/** Every content type with a screen. */
export const sitemapSections: readonly SitemapSection[] = [
  { name: 'products', type: 'product', path: (routes, slug) => routes.product(slug) },
  { name: 'categories', type: 'category', path: (routes, slug) => routes.category(slug) },
  {
    name: 'virtual-categories',
    type: 'virtual_category',
    path: (routes, slug) => routes.category(slug),
  },
  { name: 'pages', type: 'page', path: (routes, slug) => routes.page(slug) },
  { name: 'articles', type: 'article', path: (routes, slug) => routes.article(slug) },
  {
    name: 'article-categories',
    type: 'article_category',
    path: (routes, slug) => routes.articleCategory(slug),
  },
  { name: 'article-tags', type: 'article_tag', path: (routes, slug) => routes.articleTag(slug) },
  { name: 'authors', type: 'author', path: (routes, slug) => routes.author(slug) },
  { name: 'branches', type: 'branch', path: (routes, slug) => routes.branch(slug) },
  {
    name: 'glossary',
    type: 'glossary_term',
    path: (routes, slug) => routes.glossaryTerm(slug),
  },
]

/** Section of screens that are no CMS content, such as the home page. */
export const screensSection = 'screens'
