import { locales } from '../../domain/locales/locales.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'
import { numberOf, type Numbering } from '../numbering.ts'
import type { Catalogue } from '../records.ts'
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
  yield* insert('category', [
    {
      n: 0,
      id: '0',
      parent_n: null,
      position: 0,
      image: '',
      title: json(everything),
      slug: json(nothing),
      perex: json(nothing),
      text_below: null,
      faq: '[]',
      view: 'grid',
      updated_at: now,
    },
    ...categories.map((c) => ({
      n: numberOf(numbers.category, c.id),
      id: c.id,
      parent_n: c.parentId && numberOf(numbers.category, c.parentId),
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
  ])
  yield* insert(
    'category_slug',
    categories.flatMap((c) =>
      locales.map((locale) => ({
        locale,
        slug: c.slug[locale],
        category_n: numberOf(numbers.category, c.id),
      })),
    ),
  )
  yield* virtualCategoryRows(catalogue, numbers, now)
  yield* insert('category_filter', [
    ...commonFilters
      .filter((code) => numbers.parameter.has(code))
      .map((code, index) => ({
        category_n: 0,
        parameter_n: numberOf(numbers.parameter, code),
        position: index,
      })),
    ...categories.flatMap((c) =>
      [...new Set(c.filters)].map((code, index) => ({
        category_n: numberOf(numbers.category, c.id),
        parameter_n: numberOf(numbers.parameter, code),
        position: index,
      })),
    ),
  ])
  yield* insert(
    'parameter',
    parameters.map((p) => ({
      n: numberOf(numbers.parameter, p.code),
      code: p.code,
      type: p.type,
      unit: p.unit,
      title: json(p.title),
      group_title: json(p.group),
      description: p.description && json(p.description),
      virtual_category_id: p.virtualCategoryId ?? null,
      hide_product_detail: p.hideProductDetail ?? false,
      hide_filter: p.hideFilter ?? false,
      value_list: json(p.values),
    })),
  )
  yield* insert(
    'brand',
    brands.map((b) => ({
      n: numberOf(numbers.brand, b.id),
      id: b.id,
      title: b.title,
      manufacturer: json(b.manufacturer),
    })),
  )
  yield* insert(
    'warehouse',
    warehouses.map(({ id, virtual, shipper, country }) => ({ id, virtual, shipper, country })),
  )
}
