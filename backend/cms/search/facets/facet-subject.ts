import type { TradeFacet } from '../../../../domain/ventilation/search/trade-facet.ts'

/** Count only with products that have them: with a filter, a unit's name is its size. */
const needsKind = new Set(['unit_model', 'actuator', 'end', 'shape', 'part', 'measures', 'bearing'])

/** `Duct` is a mounting type of sensors only. */
export function isOfKind({ any: [first], ofKind = false }: TradeFacet): boolean {
  return ofKind || isInDuct(first) || needsKind.has(first.code)
}

/**
 * Said of the duct or fan that the products are for, if they do not have it themselves: `filter do
 * potrubí`, `regulátor pro EC motor`.
 */
export function isPlaceOrDrive({ any: [first] }: TradeFacet): boolean {
  return isInDuct(first) || first.code === 'motor'
}

function isInDuct(filter: TradeFacet['any'][0]): boolean {
  return filter.code === 'mounting' && 'values' in filter && filter.values.includes('duct')
}
