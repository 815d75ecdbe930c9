import type { Category } from '../../../domain/catalog/category.ts'
import type { CatalogBanner } from '../../../domain/content/banners/catalog-banner.ts'
import { isBannerShown } from '../../../domain/content/banners/banner-time.ts'
import { queryOfScope } from '../../../domain/catalog/query-of-scope.ts'
import { foreignLang, type LanguageContext } from '../../../domain/language.ts'
import type { Routes } from '../../../domain/routes.ts'
import type {
  VirtualCategory,
  VirtualCategoryLink,
} from '../../../domain/catalog/virtual-category.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'
import { withShortTitle, withTileTitle } from '../short-title.ts'
import type { CategoryContent, ListedCategory } from '../../../domain/screens/catalog/category.ts'

interface CategoryContentSources {
  context: LanguageContext
  category: Category
  /** If the category is a saved filter. */
  virtual: VirtualCategory | null
  /** Saved filters of this category. */
  saved: readonly VirtualCategoryLink[]
  banners: readonly CatalogBanner[]
  /** Categories whose products a saved filter shows. */
  sliced: readonly Category[]
}

/** Content around a product list: texts, questions, a banner, related links. */
export function categoryContent(
  { context, category, virtual, saved, banners, sliced }: CategoryContentSources,
  routes: Routes,
  now: number,
): CategoryContent {
  const banner = banners.find((each) =>
    isBannerShown(
      {
        timeLimited: each.time_limited,
        start: each.time_limit_start,
        end: each.time_limit_end,
      },
      now,
    ),
  )
  const children: ListedCategory[] = virtual ? slicedLinks(sliced, virtual) : category.children
  return {
    children: children.map((child) => withTileTitle(child)),
    selections: saved.flatMap(({ title, locale, slugs }) => {
      const slug = slugs[locale]
      return slug === undefined
        ? []
        : withShortTitle({
            title,
            href: routes.category(slug),
            ...foreignLang({ locale }, context),
          })
    }),
    banner: banner
      ? {
          title: banner.title,
          url: banner.url,
          image: banner.image,
          ...foreignLang(banner, context),
        }
      : null,
    content: virtual?.content ? { doc: virtual.content, ...foreignLang(virtual, context) } : null,
    video: virtual?.video ?? null,
    questions: [
      ...category.faq,
      ...(virtual?.faq_questions ?? []).map(({ title, answer, locale }) => ({
        question: title,
        answer,
        ...foreignLang({ locale }, context),
      })),
    ],
  }
}

/** Categories of a cross-category saved filter, each narrowed by that filter. */
function slicedLinks(sliced: readonly Category[], virtual: VirtualCategory): ListedCategory[] {
  // A tag is no filter of a category: without it the link would list other products.
  if (sliced.length < 2 || virtual.sliced_tags.length > 0) return []
  const { parameters, ranges, brands, price_range: price, catalog_settings: settings } = virtual
  const query = queryOfScope({
    values: Object.fromEntries(parameters.map(({ entityId, values }) => [entityId, values])),
    ranges: {
      ...Object.fromEntries(ranges.map(({ entityId, from, to }) => [entityId, { from, to }])),
      ...(price && { price: { from: price.price_from, to: price.price_to } }),
    },
    brands,
    availableOnly: settings.available_only,
    sort: 'default',
    page: 1,
    perPage: 1,
  }).toString()
  return sliced.map(({ id, title, pageMeta }) => ({
    id,
    title,
    slug: pageMeta.slug,
    query,
    image: pageMeta.shareImage === null ? null : { path: pageMeta.shareImage, alt: '' },
  }))
}

const none = () => []

/** Optional parts of a listing: one that fails to load is left out. */
export async function readCategoryContent(
  reads: PublicReads,
  { id, isVirtual }: Category,
  virtual: VirtualCategory | null,
): Promise<Pick<CategoryContentSources, 'saved' | 'banners' | 'sliced'>> {
  const [saved, banners, sliced] = await Promise.all([
    isVirtual ? [] : reads.virtualCategoriesOf(id).catch(none),
    virtual ? virtual.banners : reads.catalogBanners(id).catch(none),
    reads.categoriesById(virtual?.sliced_categories ?? []).catch(none),
  ])
  return { saved, banners, sliced }
}
