import type { CatalogScope, Facet } from '../catalog.ts'
import { booleanOn } from '../catalog-filters.ts'
import type { UnderstoodQuery } from '../understood.ts'

/** Filter values that a query names in words: `rohr 160`. */
export interface UnderstoodValues {
  code: string
  values: string[]
  /** The query without these words. */
  without: string
}

/** Parts of a query that correspond to filters of its list. */
export function understoodValues(
  understood: UnderstoodQuery | undefined,
  facets: readonly Facet[],
): UnderstoodValues[] {
  const values = (understood?.facets ?? []).flatMap(({ choices = [], instead, without }) => {
    if (instead !== undefined) return []
    const shown = choices
      .map(({ code, values }) => ({
        code,
        values: values.filter((id) => offers(facets, code, id)),
      }))
      .find(({ values }) => values.length > 0)
    return shown ? [{ ...shown, without }] : []
  })
  // A value in both query and filters is one filter, so that removing it removes both.
  return values.filter(({ code }) => values.filter((each) => each.code === code).length === 1)
}

function offers(facets: readonly Facet[], code: string, id: string): boolean {
  const facet = facets.find((each) => each.code === code)
  if (!facet) return false
  if (facet.type === 'boolean') return id === booleanOn
  return 'values' in facet && facet.values.some((value) => value.id === id)
}

/** Filters including those of the query; an explicitly chosen filter wins over the words. */
export function withUnderstood(
  scope: CatalogScope,
  understood: readonly UnderstoodValues[],
): CatalogScope {
  const words = understood.filter(({ code }) => !(code in scope.values))
  if (words.length === 0) return scope
  const values = Object.fromEntries(words.map(({ code, values: ids }) => [code, ids]))
  return { ...scope, values: { ...values, ...scope.values } }
}

/** The same filters with as many as possible left to the query; removed ones lose their words. */
export function withoutUnderstood(
  scope: CatalogScope,
  understood: readonly UnderstoodValues[],
): CatalogScope {
  const values = { ...scope.values }
  let { query } = scope
  for (const { code, values: ids, without } of understood) {
    const ticked = values[code] ?? []
    const isSame = ticked.length === ids.length && ids.every((id) => ticked.includes(id))
    if (isSame || ticked.length === 0) delete values[code]
    // Words that are the whole query stay: without them there would be no list.
    if (ticked.length === 0 && without !== '') query = without
  }
  return { ...scope, values, ...(query !== undefined && { query }) }
}
