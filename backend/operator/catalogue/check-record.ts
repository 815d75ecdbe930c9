import { locales } from '../../../domain/locales/locales.ts'
import type {
  CatalogueRecord,
  CategoryRecord,
  ParameterRecord,
  VirtualCategoryRecord,
} from '../../../domain/operator/catalogue-record.ts'
import type { JsonObject } from '../../../domain/operator/json.ts'
import type { Issue } from '../import/issue.ts'
import type { CatalogueState } from './catalogue-state.ts'
import { recordKey } from '../import/stage-records.ts'
import { catalogueRootKey } from './resolve-catalogue.ts'

/** Invalid references and conflicts of a record. */
export function checkRecord(
  state: CatalogueState,
  usedValues: ReadonlySet<string>,
  record: CatalogueRecord,
  current: JsonObject | undefined,
): Issue[] {
  return [...namedIn(state, usedValues, record, current), ...takenSlugs(state, record)]
}

function namedIn(
  state: CatalogueState,
  usedValues: ReadonlySet<string>,
  record: CatalogueRecord,
  current: JsonObject | undefined,
): Issue[] {
  switch (record.type) {
    case 'category':
      return [...parentIssues(state, record), ...unknownFilters(state, record)]
    case 'virtual_category':
      return virtualIssues(state, record)
    case 'parameter':
      return parameterIssues(usedValues, record, current)
    default:
      return []
  }
}

function parentIssues({ parents }: CatalogueState, { id, parent }: CategoryRecord): Issue[] {
  if (parent === null) return []
  const path = ['parent']
  if (id === catalogueRootKey) return [{ path, reason: 'must be null: it is the whole catalogue' }]
  if (!parents.has(parent) || parent === catalogueRootKey) {
    const refersTo = recordKey('category', parent)
    return [{ path, reason: `"${parent}" is unknown; its line must come before`, refersTo }]
  }
  for (let above: string | null = parent; above !== null; above = parents.get(above) ?? null) {
    if (above === id) return [{ path, reason: `"${parent}" is the category itself or below it` }]
  }
  return []
}

function unknownFilters(
  { parameters }: CatalogueState,
  { filters }: Pick<CategoryRecord, 'filters'>,
): Issue[] {
  return unknownIn(filters, parameters, { field: 'filters', type: 'parameter' })
}

function virtualIssues(state: CatalogueState, record: VirtualCategoryRecord): Issue[] {
  const { parents, parameters, brands } = state
  return [
    ...unknownIn(record.categories, parents, { field: 'categories', type: 'category' }),
    ...unknownIn(record.brands, brands, { field: 'brands', type: 'product_brand' }),
    ...unknownIn(Object.keys(record.values), parameters, { field: 'values', type: 'parameter' }),
    ...unknownIn(Object.keys(record.ranges), parameters, { field: 'ranges', type: 'parameter' }),
    ...unknownFilters(state, record),
  ]
}

function unknownIn(
  ids: readonly string[],
  known: { has: (id: string) => boolean },
  { field, type }: { field: string; type: CatalogueRecord['type'] },
): Issue[] {
  return ids
    .filter((id) => !known.has(id))
    .map((id) => ({
      path: [field],
      reason: `"${id}" is unknown`,
      refersTo: recordKey(type, id),
    }))
}

/** Products store ids of values, so a type cannot change and a used value cannot be removed. */
function parameterIssues(
  usedValues: ReadonlySet<string>,
  { id, kind, values }: ParameterRecord,
  current: JsonObject | undefined,
): Issue[] {
  const before = current?.['kind']
  if (before !== undefined && before !== kind) {
    return [{ path: ['kind'], reason: `is "${String(before)}" and cannot be changed` }]
  }
  const has = new Set(values.map((value) => `${id} ${value.id}`))
  return [...usedValues]
    .filter((used) => used.startsWith(`${id} `) && !has.has(used))
    .map((used) => ({
      path: ['values'],
      reason: `"${used.slice(id.length + 1)}" is used by products and cannot be left out`,
    }))
}

function takenSlugs({ slugs }: CatalogueState, record: CatalogueRecord): Issue[] {
  if (!('slug' in record)) return []
  return locales.flatMap((locale) => {
    const owner = slugs.get(`${locale} ${record.slug[locale]}`) ?? record.id
    return owner === record.id ? [] : [{ path: ['slug', locale], reason: `is that of "${owner}"` }]
  })
}
