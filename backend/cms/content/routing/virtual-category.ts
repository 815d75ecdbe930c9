import type { Range, Sort } from '../../../../domain/catalog/catalog.ts'
import type { CurrencyCode } from '../../../../domain/currency.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { RichText } from '../../../../domain/content/rich-text.ts'
import type {
  ParameterChoice,
  VirtualCategory,
} from '../../../../domain/catalog/virtual-category.ts'
import { fromJson, fromJsonOr } from '../../../db/json.ts'
import type { Text } from '../../../db/records.ts'
import { bannersOf } from '../catalogue/catalog-banners.ts'
import { contentMeta } from '../entries/content-meta.ts'
import { faqQuestionsOf } from '../faq.ts'
import { findByIds } from '../entries/find-targets.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

interface Row {
  id: string
  image: string
  title: string
  slug: string
  description: string
  text_below: string | null
  sliced_categories: string
  sliced_tags: string
  parameters: string
  ranges: string
  brands: string
  price_range: string | null
  catalog_settings: string
  canonical_slugs: string
  updated_at: string
}

/** A saved filter of the catalogue with what an editor has written for it. */
export async function findVirtualCategory(
  context: GraphqlContext,
  slug: string,
  checkPermissions: boolean,
): Promise<VirtualCategory | null> {
  const { db, caller, updatedAt } = context
  const row = await db
    .prepare(
      `SELECT v.* FROM category_slug s JOIN virtual_category v ON v.n = s.category_n
      WHERE s.locale = ?1 AND s.slug = ?2`,
    )
    .bind(caller.locale, slug)
    .first<Row>()
  if (!row) return null
  updatedAt(row.updated_at)
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
  const title = fromJson<Text>(row.title)[locale]
  const description = fromJson<Text>(row.description)[locale]
  const slugs = fromJson<Text>(row.slug)
  const image = row.image ? { path: row.image, alt: title } : null
  const price = fromJsonOr<Record<CurrencyCode, Range>, null>(row.price_range, null)?.[currency]
  return {
    _id: row.id,
    locale,
    title,
    description,
    image,
    text_below_products:
      fromJsonOr<Record<Locale, RichText>, null>(row.text_below, null)?.[locale] ?? null,
    sliced_categories: fromJson(row.sliced_categories),
    sliced_tags: fromJson(row.sliced_tags),
    parameters: fromJson<ParameterChoice[]>(row.parameters),
    ranges: Object.entries(fromJson<Record<string, Range>>(row.ranges)).map(
      ([entityId, { from, to }]) => ({ entityId, from, to }),
    ),
    brands: fromJson(row.brands),
    price_range: price
      ? { price_from: price.from, price_to: price.to, currency_code: currency }
      : null,
    catalog_settings: fromJson<{ sort: Sort; available_only: boolean }>(row.catalog_settings),
    page_meta: {
      ...contentMeta({ locale, slugs, text: { title, slug: slugs[locale] } }, description, image),
      canonical_slugs:
        fromJson<Partial<Record<Locale, string[]>>>(row.canonical_slugs)[locale] ?? [],
    },
  }
}
