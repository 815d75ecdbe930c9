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
      columns: ['locale', 'slug', 'category_n'],
    },
    all.flatMap(({ n, record }) =>
      locales.flatMap((locale) => (record.slug[locale] ? [[locale, record.slug[locale], n]] : [])),
    ),
  )
  yield* upsert(
    {
      table: 'category_filter',
      key: ['category_n', 'parameter_n'],
      columns: ['category_n', 'parameter_n', 'position'],
    },
    all.flatMap(({ n, record }) =>
      [...new Set(record.filters)].map((code, position) => [
        n,
        numbers.parameter.get(code),
        position,
      ]),
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
      columns: [
        'n',
        'id',
        'parent_n',
        'position',
        'image',
        'title',
        'slug',
        'perex',
        'text_below',
        'faq',
        'view',
        'updated_at',
      ],
      insertOnly: ['id'],
    },
    categories.map((c) => [
      category.get(c.id),
      c.id,
      c.parent === null ? null : category.get(c.parent),
      c.position,
      c.image,
      json(c.title),
      json(c.slug),
      json(c.perex),
      c.textBelow && json(c.textBelow),
      json(c.faq),
      c.view,
      now,
    ]),
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
      columns: [
        'n',
        'id',
        'position',
        'image',
        'title',
        'slug',
        'description',
        'text_below',
        'sliced_categories',
        'sliced_tags',
        'parameters',
        'ranges',
        'brands',
        'price_range',
        'catalog_settings',
        'canonical_slugs',
        'updated_at',
      ],
      insertOnly: ['id'],
    },
    virtual.map((v) => [
      numbers.virtual.get(v.id),
      v.id,
      v.position,
      v.image,
      json(v.title),
      json(v.slug),
      json(v.description),
      v.textBelow && json(v.textBelow),
      json(v.categories),
      json(v.tags),
      json(Object.entries(v.values).map(([entityId, values]) => ({ entityId, values }))),
      json(v.ranges),
      json(v.brands),
      v.price && json(v.price),
      json({ sort: v.sort, available_only: v.availableOnly }),
      json(canonicalSlugs(v, categories)),
      now,
    ]),
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
