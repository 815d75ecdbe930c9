import { rowSchema, type RowOf, findRow } from '../../../db/rows.ts'
import type { VirtualCategory } from '../../../../domain/catalog/virtual-category.ts'
import { filterColumns } from '../../catalog/saved-filter.ts'
import { pageColumns } from '../../catalog/virtual-categories.ts'
import { bannersOf } from '../catalogue/catalog-banners.ts'
import { contentMeta } from '../entries/content-meta.ts'
import { faqQuestionsOf } from '../faq.ts'
import { findByIds } from '../entries/find-targets.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

const Row = rowSchema('virtual_category', { ...pageColumns, ...filterColumns })
type Row = RowOf<typeof Row>

/** A saved filter of the catalogue with its editorial content. */
export async function findVirtualCategory(
  context: GraphqlContext,
  slug: string,
  checkPermissions: boolean,
): Promise<VirtualCategory | null> {
  const { db, caller, updatedAt } = context
  const row = await findRow(
    db
      .prepare(
        `SELECT v.id, v.image, v.title, v.slug, v.description, v.text_below, v.sliced_categories,
        v.sliced_tags, v.parameters, v.ranges, v.brands, v.price_range, v.catalog_settings,
        v.canonical_slugs, v.updated_at FROM category_slug s JOIN virtual_category v ON v.n = s.category_n
      WHERE s.locale = ?1 AND s.slug = ?2`,
      )
      .bind(caller.locale, slug),
    Row,
  )
  if (!row) return null
  updatedAt(row.updatedAt)
  const [written, banners] = await Promise.all([
    findWritten(context, row.id),
    bannersOf(context, { category: row.id, skip: 0, limit: 20, checkPermissions }),
  ])
  return { ...filterOf(row, caller), ...written, banners: banners.entities }
}

type Written = Pick<VirtualCategory, 'content' | 'video' | 'faq_questions'>

async function findWritten(context: GraphqlContext, id: string): Promise<Written> {
  const entry = (await findByIds(context, 'virtual_category', [id])).get(id)
  if (!entry) return { content: null, video: null, faq_questions: [] }
  const ids = entry.references('faq_question')
  const questions = await findByIds(context, 'faq_question', ids)
  return {
    content: entry.text.content,
    video: entry.facts.video,
    faq_questions: await faqQuestionsOf(
      context,
      ids.flatMap((question) => questions.get(question) ?? []),
    ),
  }
}

function filterOf(
  row: Row,
  { locale, currency }: GraphqlContext['caller'],
): Omit<VirtualCategory, keyof Written | 'banners'> {
  const title = row.title[locale]
  const description = row.description[locale]
  const slugs = row.slug
  const image = row.image ? { path: row.image, alt: title } : null
  const price = row.priceRange?.[currency]
  return {
    _id: row.id,
    locale,
    title,
    description,
    image,
    text_below_products: row.textBelow?.[locale] ?? null,
    sliced_categories: row.slicedCategories,
    sliced_tags: row.slicedTags,
    parameters: row.parameters,
    ranges: Object.entries(row.ranges).map(([entityId, { from, to }]) => ({ entityId, from, to })),
    brands: row.brands,
    price_range: price
      ? { price_from: price.from, price_to: price.to, currency_code: currency }
      : null,
    catalog_settings: row.catalogSettings,
    page_meta: {
      ...contentMeta({ locale, slugs, text: { title, slug: slugs[locale] } }, description, image),
      canonical_slugs: row.canonicalSlugs[locale] ?? [],
    },
  }
}
