import { locales } from '../../../domain/locales/locales.ts'
import type {
  CatalogueRecord,
  CategoryRecord,
  VirtualCategoryRecord,
} from '../../../domain/operator/catalogue-record.ts'
import type { Statement } from '../../db/insert.ts'
import { upsert } from '../../db/upsert.ts'
import { canonicalSlugs } from './canonical-slugs.ts'
import { recordsOf } from './dictionary-rows.ts'
import type { CatalogueNumbers } from './number-catalogue.ts'

const json = JSON.stringify

/** Categories and saved filters with their slugs and filters. */
export function* categoryRows(
  records: readonly CatalogueRecord[],
  numbers: CatalogueNumbers,
  now: string,
): Generator<Statement> {
  const categories = recordsOf(records, 'category')
  const virtual = recordsOf(records, 'virtual_category')
  const all = [
    ...categories.map((record) => ({ n: numbers.category.get(record.id), record })),
    ...virtual.map((record) => ({ n: numbers.virtual.get(record.id), record })),
  ]
  if (all.length === 0) return
  yield* tableOfCategories(categories, numbers, now)
  yield* tableOfVirtual(virtual, withSlugs(numbers, categories), numbers, now)
  const changed = json(all.map(({ n }) => n))
  for (const table of ['category_slug', 'category_filter']) {
    yield {
      sql: `DELETE FROM ${table} WHERE category_n IN (SELECT value FROM json_each(?1))`,
      params: [changed],
    }
  }
  yield* upsert(
    {
      table: 'category_slug',
      key: ['locale', 'slug'],
    },
    all.flatMap(({ n, record }) =>
      locales.flatMap((locale) =>
        record.slug[locale] ? [{ locale, slug: record.slug[locale], category_n: n }] : [],
      ),
    ),
  )
  yield* upsert(
    {
      table: 'category_filter',
      key: ['category_n', 'parameter_n'],
    },
    all.flatMap(({ n, record }) =>
      [...new Set(record.filters)].map((code, position) => ({
        category_n: n,
        parameter_n: numbers.parameter.get(code),
        position,
      })),
    ),
  )
}

function tableOfCategories(
  categories: readonly CategoryRecord[],
  { category }: CatalogueNumbers,
  now: string,
): Generator<Statement> {
  return upsert(
    {
      table: 'category',
      key: ['n'],
      insertOnly: ['id'],
    },
    categories.map((c) => ({
      n: category.get(c.id),
      id: c.id,
      parent_n: c.parent === null ? null : category.get(c.parent),
      position: c.position,
      image: c.image,
      title: json(c.title),
      slug: json(c.slug),
      perex: json(c.perex),
      text_below: c.textBelow && json(c.textBelow),
      faq: json(c.faq),
      view: c.view,
      updated_at: now,
    })),
  )
}

function tableOfVirtual(
  virtual: readonly VirtualCategoryRecord[],
  categories: readonly Pick<CategoryRecord, 'id' | 'slug'>[],
  numbers: CatalogueNumbers,
  now: string,
): Generator<Statement> {
  return upsert(
    {
      table: 'virtual_category',
      key: ['n'],
      insertOnly: ['id'],
    },
    virtual.map((v) => ({
      n: numbers.virtual.get(v.id),
      id: v.id,
      position: v.position,
      image: v.image,
      title: json(v.title),
      slug: json(v.slug),
      description: json(v.description),
      text_below: v.textBelow && json(v.textBelow),
      sliced_categories: json(v.categories),
      sliced_tags: json(v.tags),
      parameters: json(
        Object.entries(v.values).map(([entityId, values]) => ({ entityId, values })),
      ),
      ranges: json(v.ranges),
      brands: json(v.brands),
      price_range: v.price && json(v.price),
      catalog_settings: json({ sort: v.sort, available_only: v.availableOnly }),
      canonical_slugs: json(canonicalSlugs(v, categories)),
      updated_at: now,
    })),
  )
}

/** Stored categories, and the slugs being written. */
function withSlugs(
  { slugs }: CatalogueNumbers,
  categories: readonly CategoryRecord[],
): Pick<CategoryRecord, 'id' | 'slug'>[] {
  const merged = new Map([...slugs, ...categories.map(({ id, slug }) => [id, slug] as const)])
  return [...merged].map(([id, slug]) => ({ id, slug }))
}
