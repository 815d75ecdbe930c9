import { queryOfScope } from '../../../domain/catalog/query-of-scope.ts'
import { booleanOn } from '../../../domain/catalog/catalog-filters.ts'
import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import type { Link } from '../../../domain/link.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import type { Product } from '../../../domain/product/product.ts'
import { encodePath } from '../../../domain/url/encode-path.ts'

/** Titles of values in a link. */
const named = 3
/** Share by which similar figures may differ. */
const tolerance = 0.2

/**
 * A list of the product's own category by its values of one parameter, so that the product is in it;
 * null without a category or value.
 */
export function similarProducts(
  { breadcrumbs }: Pick<Product, 'breadcrumbs'>,
  own: readonly Parameter[],
): { title: string; link: Link } | null {
  const category = breadcrumbs.at(-1)
  const [first] = own
  if (!category || !first) return null
  const { value, ...filter } = filterOf(first, own)
  const name = [first.title, value].filter(Boolean).join(' ')
  const query = queryOfScope({ ...everything, ...filter })
  return {
    title: `${category.title}: ${name}`,
    link: { type: 'custom_link', target: `/${encodePath(category.slug)}?${query}` },
  }
}

const everything: CatalogScope = {
  values: {},
  ranges: {},
  brands: [],
  availableOnly: false,
  sort: 'default',
  page: 1,
  perPage: 1,
}

function filterOf({ code, type, unit }: Parameter, own: readonly Parameter[]) {
  if (type === 'boolean') return { values: { [code]: [booleanOn] }, value: '' }
  const numbers = own.flatMap(({ number }) => number ?? [])
  if (numbers.length > 0) {
    const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)]
    const from = Math.floor(lowest - Math.abs(lowest) * tolerance)
    const to = Math.ceil(highest + Math.abs(highest) * tolerance)
    return { ranges: { [code]: { from, to } }, value: withUnit(`${from}–${to}`, unit) }
  }
  const values = new Map(
    own.flatMap((parameter) => parameter.values).map((each) => [each.id, each]),
  )
  const titles = [...values.values()].map(({ title }) => title)
  const some = titles.slice(0, named).join(', ') + (titles.length > named ? ' …' : '')
  return { values: { [code]: [...values.keys()] }, value: withUnit(some, unit) }
}

function withUnit(figure: string, unit: string): string {
  return unit ? `${figure} ${unit}` : figure
}
