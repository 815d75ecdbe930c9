import type { Branch } from '../../../../domain/merchant/merchant.ts'
import { loadMerchant } from '../../../merchant/load-merchant.ts'
import { countryOf } from '../../../request/market.ts'
import * as z from 'zod'
import {
  json,
  Text,
  stringArray,
  DocumentKind,
  Manufacturer,
  flag,
  Relations,
} from '../../../db/columns.ts'
import { rowSchema, type RowOf, query, fittingQuery, readBatch } from '../../../db/rows.ts'
import { DutiesRecord } from '../../../../domain/operator/duties-record.ts'
import { Locale } from '../../../../domain/locale.ts'
import type { Product, ProductGift, VariantAxis } from '../../../../domain/product/product.ts'
import type { Image } from '../../../../domain/content/image.ts'
import { pictureViewOf } from '../../../../domain/content/picture-view.ts'
import { RichText } from '../../../../domain/content/rich-text.ts'
import { withDrawings } from '../../../documents/drawings/list-drawings.ts'
import { textsOf } from '../../../locales/texts-of.ts'
import { listDocuments } from '../../../documents/list-documents.ts'
import { findTerms } from '../../../pricing/groups.ts'
import { callerVatPercents } from '../../../pricing/vat.ts'
import type { Caller } from '../../../request/caller.ts'
import { seoDescriptionOf, seoTitleOf } from '../../search-snippet.ts'
import { breadcrumbsOf } from '../categories.ts'
import { dutiesOf } from './duties-of.ts'
import { manufacturerOf } from './manufacturer.ts'
import { catalogueVersion, withDictionary } from './dictionary.ts'
import { parametersOf } from '../parameters.ts'
import { productColumns, productOf, ProductRow, type TileContext } from './tile.ts'
import { variantOf, variantQuery, VariantRow } from './variant.ts'
import { isForSale } from '../../../db/is-for-sale.ts'

const DetailRow = rowSchema('product_text', {
  ...ProductRow.shape,
  pk: z.number(),
  perex: z.string(),
  description: json(RichText),
  axes: json(stringArray),
  fits: json(stringArray),
  alternatives: json(stringArray),
  relations: json(Relations),
  endText: json(Text).nullable(),
  documents: json(z.array(DocumentKind)),
  manufacturer: json(Manufacturer),
  duties: json(DutiesRecord).nullable(),
  updatedAt: z.string(),
  commentCount: z.number(),
})
type DetailRow = RowOf<typeof DetailRow>

const productQuery = `SELECT ${productColumns}, p.base_measure, p.n, t.perex, t.description, p.axes, p.fits, p.alternatives,
    p.relations, p.end_text, p.documents, p.duties, b.manufacturer, p.updated_at,
    (SELECT count(*) FROM product_comment c WHERE c.product_n = p.n AND c.parent_n IS NULL) AS comment_count
  FROM product_text t
  CROSS JOIN product p ON p.n = t.product_n
  CROSS JOIN variant d ON d.n = p.default_variant_n
  CROSS JOIN brand b ON b.n = p.brand_n
  WHERE t.slug = ?1 AND t.locale = ?2`

const slugQuery = `SELECT o.locale, o.slug FROM product_text t JOIN product_text o ON o.product_n = t.product_n
  WHERE t.slug = ?1 AND t.locale = ?2`

const SlugRow = rowSchema('product_text', { locale: Locale, slug: z.string() })

const giftQuery = `SELECT g.id, gt.name AS gift_name, gt.slug, g.images,
    EXISTS (SELECT 1 FROM variant gv WHERE gv.product_n = g.n AND ${isForSale('gv')}) AS available
  FROM product_text t
  CROSS JOIN product p ON p.n = t.product_n
  CROSS JOIN json_each(p.gifts) chosen
  CROSS JOIN product g ON g.id = chosen.value
  CROSS JOIN product_text gt ON gt.product_n = g.n AND gt.locale = t.locale
  WHERE t.slug = ?1 AND t.locale = ?2`

const GiftRow = rowSchema('product_text', {
  id: z.string(),
  giftName: z.string(),
  slug: z.string(),
  images: json(stringArray),
  available: flag,
})
type GiftRow = RowOf<typeof GiftRow>

/** A product with all data of its page; null for an unknown slug. */
export async function findProductDetail(
  db: D1Database,
  caller: Caller,
  slug: string,
): Promise<{ product: Product; updatedAt: string } | null> {
  const { locale, currency } = caller
  const termsAndMerchant = Promise.all([findTerms(db, caller), loadMerchant(db)])
  return withDictionary(db, locale, async (dictionary) => {
    const [[terms, { branches }], [version, [row], variants, slugs, gifts]] = await Promise.all([
      termsAndMerchant,
      readBatch(db, [
        catalogueVersion(db),
        query(db.prepare(productQuery).bind(slug, locale), DetailRow),
        query(db.prepare(variantQuery).bind(slug, locale, currency), VariantRow),
        query(db.prepare(slugQuery).bind(slug, locale), SlugRow),
        fittingQuery(db.prepare(giftQuery).bind(slug, locale), GiftRow),
      ]),
    ])
    if (!row) return null
    const others = Object.fromEntries(slugs.map((other) => [other.locale, other.slug]))
    const vatPercents = callerVatPercents(caller)
    const context = { dictionary, locale, currency, ...terms, vatPercents }
    return {
      version,
      product: {
        ...withBranches(detailOf(row, variants, others, context), branches, caller),
        gifts: gifts.map(giftOf),
      },
      updatedAt: row.updatedAt,
    }
  })
}

/** Warehouses with the branches of the caller's market that they supply. */
function withBranches(
  product: Omit<Product, 'gifts'>,
  branches: readonly Branch[],
  caller: Caller,
): Omit<Product, 'gifts'> {
  const near = branches.filter(({ address }) => address.country === countryOf(caller))
  const namesOf = (id: string) =>
    near.filter(({ warehouseId }) => warehouseId === id).map(({ name }) => name)
  const variants = product.variants.map((variant) => ({
    ...variant,
    warehouses: variant.warehouses.map((warehouse) => {
      const names = namesOf(warehouse.id)
      return names.length > 0 ? { ...warehouse, branches: names } : warehouse
    }),
  }))
  return { ...product, variants }
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
    description: row.description,
    images: picturesOf(row, context.locale),
    axes: axesOf(row, variants, context),
    variants: variants.map((variant) => variantOf(variant, row, context)),
    parameters: parametersOf(row.productParameters, context),
    manufacturer: manufacturerOf(row.manufacturer, context.locale),
    ...(row.duties && { duties: dutiesOf(row.duties, context.locale) }),
    endText: row.endText?.[context.locale] ?? null,
    commentCount: row.commentCount,
    breadcrumbs: breadcrumbsOf(context.dictionary, row.categoryPk),
    related: {
      fits: row.fits,
      alternatives: row.alternatives,
      ...row.relations,
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
  return {
    ...product,
    variants: withDrawings(product, context.locale),
    documents: listDocuments(row.documents, product, context.locale),
  }
}

function giftOf({ id, giftName, slug, images, available }: GiftRow): ProductGift {
  const [path] = images
  const image = path === undefined ? null : { path, alt: giftName }
  return { id, name: giftName, slug, image, availability: { isAvailable: available } }
}

/** Alt text of each picture; the first needs only the name. */
function picturesOf({ images, name }: DetailRow, locale: Locale): Image[] {
  const words: Record<string, string> = textsOf(locale).pictures
  return images.map((path, i) => {
    const { view } = pictureViewOf(path)
    const word = view === null || i === 0 ? undefined : words[view]
    return { path, alt: word === undefined ? name : `${name}, ${word}` }
  })
}

/** The axes with occurring values, in the natural order of the parameter. */
function axesOf(
  row: DetailRow,
  variants: VariantRow[],
  { dictionary }: TileContext,
): VariantAxis[] {
  const chosen = variants.map((variant) => variant.axisValues)
  return row.axes.flatMap((code) => {
    const entry = dictionary.parameters.get(code)
    if (!entry) return []
    const present = new Set(chosen.map((values) => values[code]))
    const known = [...entry.values.values()].filter(({ id }) => present.has(id))
    const unknown = [...present].filter((id) => id !== undefined && !entry.values.has(id))
    const values = [...known, ...unknown.map((id) => ({ id: id ?? '', title: id ?? '' }))]
    return {
      code,
      title: entry.title,
      unit: entry.unit,
      values: values.map(({ id, title }) => ({ id, title })),
    }
  })
}
