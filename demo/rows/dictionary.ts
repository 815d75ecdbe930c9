import { locales } from '../../domain/locales/locales.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'
import { numberOf, type Numbering } from '../numbering.ts'
import type { Catalogue } from '../../backend/db/records.ts'
import { virtualCategoryRows } from './virtual-category.ts'

const everything = { de: 'Sortiment', cs: 'Sortiment', sk: 'Sortiment', en: 'Catalogue' }
const nothing = { de: '', cs: '', sk: '', en: '' }

/** Facets of the search page. */
const commonFilters = ['dn', 'q_max', 'lpa', 'motor', 'material', 'color_ral', 'ctrl', 'length']

const warehouses = [
  { id: 'leipzig', virtual: false, shipper: true, country: 'DEU' },
  { id: 'brno', virtual: false, shipper: true, country: 'CZE' },
  // Central warehouse of the suppliers.
  { id: 'zentral', virtual: true, shipper: true, country: '' },
]

/** Categories, parameters, brands and warehouses. */
export function* dictionaryRows(
  catalogue: Omit<Catalogue, 'products'>,
  numbers: Numbering,
  now: string,
): Generator<SeedStatement> {
  const json = JSON.stringify
  const { categories, parameters, brands } = catalogue
  yield* insert(
    'category',
    [
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
    [
      [
        0,
        '0',
        null,
        0,
        '',
        json(everything),
        json(nothing),
        json(nothing),
        null,
        '[]',
        'grid',
        now,
      ],
      ...categories.map((c) => [
        numberOf(numbers.category, c.id),
        c.id,
        c.parentId && numberOf(numbers.category, c.parentId),
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
    ],
  )
  yield* insert(
    'category_slug',
    ['locale', 'slug', 'category_n'],
    categories.flatMap((c) =>
      locales.map((locale) => [locale, c.slug[locale], numberOf(numbers.category, c.id)]),
    ),
  )
  yield* virtualCategoryRows(catalogue, numbers, now)
  yield* insert(
    'category_filter',
    ['category_n', 'parameter_n', 'position'],
    [
      ...commonFilters
        .filter((code) => numbers.parameter.has(code))
        .map((code, index) => [0, numberOf(numbers.parameter, code), index]),
      ...categories.flatMap((c) =>
        [...new Set(c.filters)].map((code, index) => [
          numberOf(numbers.category, c.id),
          numberOf(numbers.parameter, code),
          index,
        ]),
      ),
    ],
  )
  yield* insert(
    'parameter',
    [
      'n',
      'code',
      'type',
      'unit',
      'title',
      'group_title',
      'description',
      'virtual_category_id',
      'hide_product_detail',
      'hide_filter',
      'value_list',
    ],
    parameters.map((p) => [
      numberOf(numbers.parameter, p.code),
      p.code,
      p.type,
      p.unit,
      json(p.title),
      json(p.group),
      p.description && json(p.description),
      p.virtualCategoryId ?? null,
      p.hideProductDetail ?? false,
      p.hideFilter ?? false,
      json(p.values),
    ]),
  )
  yield* insert(
    'brand',
    ['n', 'id', 'title', 'manufacturer'],
    brands.map((b) => [numberOf(numbers.brand, b.id), b.id, b.title, json(b.manufacturer)]),
  )
  yield* insert(
    'warehouse',
    ['id', 'virtual', 'shipper', 'country'],
    warehouses.map(({ id, virtual, shipper, country }) => [id, virtual, shipper, country]),
  )
}
