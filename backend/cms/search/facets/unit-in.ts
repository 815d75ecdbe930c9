import type { ReadFacet } from './read-facet.ts'

/** The unit that parts are for, as a property of these and of the unit itself; null if none is named. */
export function unitIn(facets: readonly ReadFacet[]): ReadFacet | null {
  for (const { any, spans } of facets) {
    const [{ code }] = any
    if (code !== 'unit_model' || !('values' in any[0])) continue
    const { values } = any[0]
    return {
      any: [
        { code, values },
        { code: 'model', values },
      ],
      spans,
    }
  }
  return null
}
