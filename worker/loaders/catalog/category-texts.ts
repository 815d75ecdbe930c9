import type { Category } from '../../../domain/catalog/category.ts'
import type { FilteredCategory } from '../../../domain/catalog/filtered-category.ts'
import type { PageMeta } from '../../../domain/content/page-meta.ts'
import { pageMetaOf } from '../page-meta.ts'
import type { VirtualCategoryLink } from '../../../domain/catalog/virtual-category.ts'

interface Shown {
  category: Category
  meta: PageMeta
}

/** The listing with an editor's texts for its filters. */
export function filteredTexts(
  category: Category,
  { title, description, page_meta: meta }: FilteredCategory,
): Shown {
  const { id, breadcrumbs, pageMeta } = category
  return {
    category: {
      ...category,
      title,
      perex: description,
      textBelow: null,
      breadcrumbs: [...breadcrumbs, { id, title: category.title, slug: pageMeta.slug }],
    },
    meta: { ...pageMetaOf(meta), shareImage: meta.share_image ?? pageMeta.shareImage },
  }
}

/** Canonical link of a listing that duplicates another page: search engines index that page. */
export function virtualTexts(
  { pageMeta }: Category,
  { slugs, locale }: VirtualCategoryLink,
): PageMeta {
  return { ...pageMeta, slug: slugs[locale] ?? pageMeta.slug, slugs }
}
