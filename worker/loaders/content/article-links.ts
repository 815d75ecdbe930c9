import type { Article, ArticleTeaser } from '../../../domain/content/articles/article.ts'
import type {
  ArticleCategory,
  ArticleCategoryLink,
} from '../../../domain/content/articles/article-category.ts'
import type { ArticleBranch, ArticleLink, Teaser } from '../../../domain/content/articles/teaser.ts'

export function teaserOf(article: Article | ArticleTeaser): Teaser {
  const { _id, locale, title, perex, image, date_published, category, page_meta } = article
  return {
    id: _id,
    locale,
    title,
    perex,
    image,
    published: date_published,
    slug: page_meta.slug,
    category: category && categoryLink(category),
  }
}

export function categoryLink({
  menu_title: title,
  master_category: master,
  page_meta: { slug },
}: Pick<ArticleCategoryLink, 'menu_title' | 'master_category' | 'page_meta'>): ArticleLink {
  return { title, slug: master ? `${master.page_meta.slug}/${slug}` : slug }
}

/** Categories for the menu above article lists. */
export function articleTree(categories: readonly ArticleCategory[]): ArticleBranch[] {
  return categories
    .filter(({ master_category }) => master_category === null)
    .map((upper) => ({
      ...categoryLink(upper),
      children: categories
        .filter(({ master_category }) => master_category?._id === upper._id)
        .map(categoryLink),
    }))
}
