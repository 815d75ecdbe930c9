import type { Facet } from '../../../domain/catalog/catalog.ts'

/** The unit in a filter's title, so that values can omit it: `Ø mm`, `m³/h`. */
export function facetUnit({ code, unit }: Pick<Facet, 'code' | 'unit'>): string {
  if (code === 'price') return ''
  return code === 'dn' ? `Ø ${unit}` : unit
}
