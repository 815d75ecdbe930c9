import type { CatalogScope, Facet } from '../catalog.ts'
import { booleanOn } from '../catalog-filters.ts'
import type { UnderstoodQuery } from '../understood.ts'

/** Values of a filter that a query asks for in words: `rohr 160`. */
export interface UnderstoodValues {
  code: string
  values: string[]
  /** The query without the words. */
  without: string
}

/** What of a query the filters of its list can show. */
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
  // Asked for twice, it is one filter; to give up one of both would leave the other.
  return values.filter(({ code }) => values.filter((each) => each.code === code).length === 1)
}

function offers(facets: readonly Facet[], code: string, id: string): boolean {
  const facet = facets.find((each) => each.code === code)
  if (!facet) return false
  if (facet.type === 'boolean') return id === booleanOn
  return 'values' in facet && facet.values.some((value) => value.id === id)
}

/** The choice with what its query asks for; a filter that was chosen says more than the words. */
export function withUnderstood(
  scope: CatalogScope,
  understood: readonly UnderstoodValues[],
): CatalogScope {
  const words = understood.filter(({ code }) => !(code in scope.values))
  if (words.length === 0) return scope
  const values = Object.fromEntries(words.map(({ code, values: ids }) => [code, ids]))
  return { ...scope, values: { ...values, ...scope.values } }
}

/** The same choice with as much as possible left to the query, whose words go with what was given up. */
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
    // What is the whole query stays: there would be no list without it.
    if (ticked.length === 0 && without !== '') query = without
  }
  return { ...scope, values, ...(query !== undefined && { query }) }
}
