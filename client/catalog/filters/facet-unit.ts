import type { Facet } from '../../../domain/catalog/catalog.ts'

/** The unit that a filter's title names, so that its values need not: `Ø mm`, `m³/h`. */
export function facetUnit({ code, unit }: Pick<Facet, 'code' | 'unit'>): string {
  if (code === 'price') return ''
  return code === 'dn' ? `Ø ${unit}` : unit
}
