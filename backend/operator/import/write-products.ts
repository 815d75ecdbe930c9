import { type ListingTask, nameTasks, requestTasks } from '../../cms/listing/listing-tasks.ts'
import { isSameJson } from '../../../domain/operator/json.ts'
import { purgeTag } from '../../../domain/contract/purge.ts'
import type { ProductRecord } from '../../../domain/operator/product-record.ts'
import { queuePurge } from '../../purge/purge-outbox.ts'
import { formerPathRows } from '../former-paths.ts'
import type { CatalogueNames } from './catalogue-names.ts'
import type { WrittenProduct } from './number-products.ts'
import { priceRows } from './price-rows.ts'
import { productRows, variantRows } from './product-rows.ts'
import { prepareStatements } from './staged-rows.ts'
import { stockRows } from './stock-rows.ts'

/** Statements of the batch that writes products, with tasks for the data derived from them. */
export async function writeProducts(
  db: D1Database,
  products: readonly WrittenProduct[],
  names: CatalogueNames,
  now: Date,
): Promise<D1PreparedStatement[]> {
  if (products.length === 0) return []
  const when = now.toISOString()
  const tasks = products.flatMap((product) => tasksOf(product, names))
  const moved = [
    ...formerPathRows(
      products.map(({ record, current }) => ({
        type: 'product',
        before: current?.record,
        after: record,
      })),
    ),
  ]
  const tags = [
    ...products.map(({ record }) => purgeTag.product(record.id)),
    ...products.flatMap(newSlugs).map(purgeTag.productSlug),
    ...(moved.length > 0 ? [purgeTag.routing] : []),
  ]
  return [
    ...prepareStatements(db, productRows(products, names, when)),
    ...prepareStatements(db, variantRows(products)),
    ...prepareStatements(db, stockRows(products)),
    ...prepareStatements(db, await priceRows(db, products, when)),
    ...prepareStatements(db, moved),
    ...(tasks.length > 0 ? [requestTasks(db, tasks)] : []),
    queuePurge(db, { tags, updatedAt: now }),
  ]
}

/** Slugs of which "not found" may be cached, under no product's id. */
function newSlugs({ record, current }: WrittenProduct): string[] {
  const former = new Set(Object.values(current?.record.slug ?? {}))
  return [...new Set(Object.values(record.slug))].filter((slug) => !former.has(slug))
}

/** Causes of listing tasks. */
function tasksOf({ n, record, current }: WrittenProduct, names: CatalogueNames): ListingTask[] {
  const before = current?.record
  const places = new Set([record.category, before?.category ?? record.category])
  const isMoved = record.category !== before?.category
  const isListed = !before || !isSameJson(listed(record), listed(before))
  return [
    ...(isListed
      ? [...places].map((id): ListingTask => ({
          kind: 'segments',
          subject: String(names.categories.get(id)?.n),
        }))
      : []),
    ...(before && isSameJson(searched(record), searched(before))
      ? []
      : [{ kind: 'products', subject: String(n) } as const]),
    ...(isMoved ? [{ kind: 'counts', subject: '' } as const] : []),
    ...(before && isSameJson(before.name, record.name) ? [] : nameTasks),
  ]
}

/** Fields that segments depend on. */
function listed({
  category,
  brand,
  tags,
  parameters,
  createdAt,
  variants,
  ...rest
}: ProductRecord) {
  return {
    category,
    brand,
    tags: tags.map(({ id }) => id),
    parameters: Object.entries(parameters),
    createdAt,
    amountMin: rest.amountMin,
    saleable: rest.saleable,
    variants: variants.map((variant) => ({
      parameters: Object.entries(variant.parameters),
      prices: variant.prices,
      curves: variant.curves,
      saleable: variant.saleable,
      isCounted: variant.stock !== null,
    })),
  }
}

/** Fields that the search database depends on. */
function searched({ name, perex, brand, category, parameters, variants }: ProductRecord) {
  return {
    texts: { name, perex },
    brand,
    category,
    parameters: Object.entries(parameters),
    variants: variants.map((variant) => ({
      codes: [variant.catalogCode, variant.marketingCode, variant.ean],
      texts: [variant.name, variant.fullname],
      parameters: Object.entries(variant.parameters),
    })),
  }
}
