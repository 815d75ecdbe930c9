import type { CatalogScope } from './catalog.ts'
import { serializeOperatingPoint } from '../ventilation/fans/operating-point-filter.ts'
import { serializePages } from './page-range.ts'

/** Prefix of parameter filters: `f_dn=100&f_dn=125`, `f_q_max_from=80`. */
export const filterPrefix = 'f_'

/** Serialises a scope to a sorted query without defaults. */
export function queryOfScope(scope: CatalogScope): URLSearchParams {
  const query = new URLSearchParams()
  for (const [code, ids] of Object.entries(scope.values)) {
    for (const id of ids) query.append(filterPrefix + code, id)
  }
  for (const [code, { from, to }] of Object.entries(scope.ranges)) {
    const key = code === 'price' ? code : filterPrefix + code
    if (from !== null) query.set(`${key}_from`, String(from))
    if (to !== null) query.set(`${key}_to`, String(to))
  }
  for (const brand of scope.brands) query.append('brand', brand)
  if (scope.availableOnly) query.set('available', '1')
  if (scope.reaches) query.set('reaches', serializeOperatingPoint(scope.reaches))
  if (scope.query) query.set('q', scope.query)
  if (scope.sort !== 'default') query.set('sort', scope.sort)
  const pages = serializePages(scope)
  if (pages) query.set('page', pages)
  query.sort()
  return query
}
