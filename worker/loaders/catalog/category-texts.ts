import type { Category } from '../../../domain/catalog/category.ts'
import type { FilteredCategory } from '../../../domain/catalog/filtered-category.ts'
import type { PageMeta } from '../../../domain/content/page-meta.ts'
import { pageMetaOf } from '../page-meta.ts'
import type { VirtualCategoryLink } from '../../../domain/catalog/virtual-category.ts'

interface Shown {
  category: Category
  meta: PageMeta
}

/** A listing with the texts that an editor wrote for the filters chosen in it. */
export function asFiltered(
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

/** The head of a listing whose goods have a page of their own: that page is the one to be found. */
export function asVirtual(
  { pageMeta }: Category,
  { slugs, locale }: VirtualCategoryLink,
): PageMeta {
  return { ...pageMeta, slug: slugs[locale] ?? pageMeta.slug, slugs }
}
