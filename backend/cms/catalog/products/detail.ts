import type { Locale } from '../../../../domain/locale.ts'
import type { Product, ProductGift, VariantAxis } from '../../../../domain/product/product.ts'
import type { RichText } from '../../../../domain/content/rich-text.ts'
import { fromJson, fromJsonOr } from '../../../db/json.ts'
import { listDocuments } from '../../../documents/list-documents.ts'
import { findPercent } from '../../../pricing/groups.ts'
import { callerVatPercent } from '../../../pricing/vat.ts'
import type { Caller } from '../../../request/caller.ts'
import type { BrandRecord, DocumentKind, Relations, Text } from '../../../db/records.ts'
import { seoDescriptionOf, seoTitleOf } from '../../search-snippet.ts'
import { breadcrumbsOf } from '../categories.ts'
import { versionQuery, withDictionary } from './dictionary.ts'
import { parametersOf } from '../parameters.ts'
import { productColumns, productOf, type ProductRow, type TileContext } from './tile.ts'
import { variantOf, variantQuery, type VariantRow } from './variant.ts'

interface DetailRow extends ProductRow {
  n: number
  perex: string
  description: string
  axes: string
  fits: string
  alternatives: string
  relations: string
  end_text: string | null
  documents: string
  manufacturer: string
  updated_at: string
}

const productQuery = `SELECT ${productColumns}, p.n, t.perex, t.description, p.axes, p.fits, p.alternatives,
    p.relations, p.end_text, p.documents, b.manufacturer, p.updated_at
  FROM product_text t
  CROSS JOIN product p ON p.n = t.product_n
  CROSS JOIN variant d ON d.n = p.default_variant_n
  CROSS JOIN brand b ON b.n = p.brand_n
  WHERE t.slug = ?1 AND t.locale = ?2`

const slugQuery = `SELECT o.locale, o.slug FROM product_text t JOIN product_text o ON o.product_n = t.product_n
  WHERE t.slug = ?1 AND t.locale = ?2`

const giftQuery = `SELECT g.id, gt.name AS gift_name, gt.slug, g.images,
    EXISTS (SELECT 1 FROM variant gv WHERE gv.product_n = g.n AND gv.available) AS available
  FROM product_text t
  CROSS JOIN product p ON p.n = t.product_n
  CROSS JOIN json_each(p.gifts) chosen
  CROSS JOIN product g ON g.id = chosen.value
  CROSS JOIN product_text gt ON gt.product_n = g.n AND gt.locale = t.locale
  WHERE t.slug = ?1 AND t.locale = ?2`

interface GiftRow {
  id: string
  gift_name: string
  slug: string
  images: string
  available: number
}

/** One product with everything that its page shows; null for an unknown slug. */
export async function findProductDetail(
  db: D1Database,
  caller: Caller,
  slug: string,
): Promise<{ product: Product; updatedAt: string } | null> {
  const { locale, currency } = caller
  const groupPercent = await findPercent(db, caller)
  return withDictionary(db, locale, async (dictionary) => {
    const [versions, products, variants, slugs, gifts] = await db.batch<
      { version: string } & DetailRow & VariantRow & GiftRow & { locale: Locale }
    >([
      versionQuery(db),
      db.prepare(productQuery).bind(slug, locale),
      db.prepare(variantQuery).bind(slug, locale, currency),
      db.prepare(slugQuery).bind(slug, locale),
      db.prepare(giftQuery).bind(slug, locale),
    ])
    const row = products?.results[0]
    if (!row) return null
    const others = Object.fromEntries(
      (slugs?.results ?? []).map((other) => [other.locale, other.slug]),
    )
    const vatPercent = callerVatPercent(caller)
    const context = { dictionary, locale, currency, groupPercent, vatPercent }
    return {
      version: versions?.results[0]?.version ?? '',
      product: {
        ...detailOf(row, variants?.results ?? [], others, context),
        gifts: (gifts?.results ?? []).map(giftOf),
      },
      updatedAt: row.updated_at,
    }
  })
}

function detailOf(
  row: DetailRow,
  variants: VariantRow[],
  slugs: Partial<Record<Locale, string>>,
  context: TileContext,
): Omit<Product, 'gifts'> {
  const shared = productOf(row, context)
  const product = {
    ...shared,
    perex: row.perex,
    description: fromJson<RichText>(row.description),
    images: fromJson<string[]>(row.images).map((path) => ({ path, alt: row.name })),
    axes: axesOf(row, variants, context),
    variants: variants.map((variant) => variantOf(variant, row, context)),
    parameters: parametersOf(row.product_parameters, context),
    manufacturer: fromJson<BrandRecord['manufacturer']>(row.manufacturer),
    endText: fromJsonOr<Text, null>(row.end_text, null)?.[context.locale] ?? null,
    breadcrumbs: breadcrumbsOf(context.dictionary, row.category_n),
    related: {
      fits: fromJson<string[]>(row.fits),
      alternatives: fromJson<string[]>(row.alternatives),
      ...relationsOf(row.relations),
    },
    pageMeta: {
      slug: row.slug,
      seoTitle: seoTitleOf(row.name),
      seoDescription: seoDescriptionOf(row.perex, row.name, context.locale),
      noindex: false,
      nofollow: false,
      shareImage: shared.mainImage?.path ?? null,
      slugs,
    },
  }
  const kinds = fromJson<DocumentKind[]>(row.documents)
  return { ...product, documents: listDocuments(kinds, product, context.locale) }
}

const none: Relations = { requires: [], consumables: [], successors: [], set: [], sets: [] }

function relationsOf(json: string): Relations {
  return { ...none, ...fromJson<Partial<Relations>>(json) }
}

function giftOf({ id, gift_name, slug, images, available }: GiftRow): ProductGift {
  const [path] = fromJson<string[]>(images)
  const image = path === undefined ? null : { path, alt: gift_name }
  return { id, name: gift_name, slug, image, availability: { isAvailable: available === 1 } }
}

/** The axes with the values that occur, in the natural order of the parameter. */
function axesOf(
  row: DetailRow,
  variants: VariantRow[],
  { dictionary }: TileContext,
): VariantAxis[] {
  const chosen = variants.map((variant) => fromJson<Record<string, string>>(variant.axis_values))
  return fromJson<string[]>(row.axes).flatMap((code) => {
    const entry = dictionary.parameters.get(code)
    if (!entry) return []
    const present = new Set(chosen.map((values) => values[code]))
    const known = [...entry.values.values()].filter(({ id }) => present.has(id))
    const strange = [...present].filter((id) => id !== undefined && !entry.values.has(id))
    const values = [...known, ...strange.map((id) => ({ id: id ?? '', title: id ?? '' }))]
    return {
      code,
      title: entry.title,
      unit: entry.unit,
      values: values.map(({ id, title }) => ({ id, title })),
    }
  })
}
