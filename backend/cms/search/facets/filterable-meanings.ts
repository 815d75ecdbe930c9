import type { Measure, TradeFacet } from '../../../../domain/ventilation/search/trade-facet.ts'

/** Filters of the requested products are likelier than others. */
export function byFilters(
  meanings: Measure['meanings'],
  filters: ReadonlySet<string> | null,
): Measure['meanings'] {
  if (!filters) return meanings.filter((facets) => facets.every((facet) => !needsProducts(facet)))
  const properties = meanings.filter(([facet]) => !facet || !isAmount(facet, filters))
  if (properties.length < meanings.length)
    return properties.some(({ length }) => length > 0) ? byFilters(properties, filters) : [[]]
  if (meanings.some(([facet]) => facet && isRoom(facet) && !filters.has(facet.any[0].code)))
    return [[]]
  const isFilterable = (facets: readonly TradeFacet[]) =>
    facets.every(({ any }) => any.some(({ code }) => code === 'reaches' || filters.has(code)))
  return meanings
    .toSorted((a, b) => Number(isFilterable(b)) - Number(isFilterable(a)))
    .map((facets) => facets.map((facet) => ownFirst(facet, filters)))
}

/**
 * A length is the one that the products have: of a door heater, its width; the motor of a unit is a
 * part of it.
 */
export function ownFirst<T extends TradeFacet>(facet: T, filters: ReadonlySet<string>): T {
  const [first, ...others] = facet.any.toSorted(
    (a, b) => Number(filters.has(b.code)) - Number(filters.has(a.code)),
  )
  return first ? { ...facet, any: [first, ...others] } : facet
}

/**
 * Ducts are sold in pieces: `45 m Wickelfalzrohr` is how much, not how long; nor are valves sold in
 * packs: `100 Stück Tellerventil`.
 */
function isAmount({ any: [first, ...others] }: TradeFacet, filters: ReadonlySet<string>): boolean {
  if (first.code === 'pieces') return !filters.has(first.code)
  // Filter media, whose width alone is a property, are sold by the metre.
  const isSoldByLength = filters.has('length') || filters.has('roll_width')
  return (
    first.code === 'length' &&
    'values' in first &&
    Number(first.values[0]) > longestPiece &&
    isSoldByLength &&
    others.every(({ code }) => code === 'roll_width' || !filters.has(code))
  )
}

/** Millimetres. */
const longestPiece = 6000

/** The area of a room and a quantity say nothing of products without that filter. */
function needsProducts(facet: TradeFacet): boolean {
  return isRoom(facet) || facet.any[0].code === 'pieces'
}

function isRoom({ any: [{ code }] }: TradeFacet): boolean {
  return code === 'room_m2'
}
