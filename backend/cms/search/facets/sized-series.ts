import type { Measure, TradeFacet } from '../../../../domain/ventilation/search/trade-facet.ts'
import type { ReadFacet } from './read-facet.ts'

/** The model of a series of units whose size is written as a diameter: `Brisa DN100`. */
export function sizedSeries(
  facets: readonly ReadFacet[],
  measures: readonly Measure[],
  filters: ReadonlySet<string> | null,
): { facets: ReadFacet[]; rest: Measure[] } {
  const taken = new Set<Measure>()
  const sized = facets.map((facet): ReadFacet => {
    const [series] = facet.any
    const isSeries = series.code === 'unit_model' && 'values' in series && series.values.length > 1
    if (!isSeries || !filters || filters.has('dn')) return facet
    for (const measure of measures) {
      const models = series.values.filter((id) => id.endsWith(`-${diameterOf(measure)}`))
      if (models.length !== 1) continue
      taken.add(measure)
      return { any: [{ code: series.code, values: models }], spans: [...facet.spans, measure] }
    }
    return facet
  })
  return { facets: sized, rest: measures.filter((measure) => !taken.has(measure)) }
}

function diameterOf({ meanings: [facets = []] }: Measure): string | undefined {
  const [facet]: readonly (TradeFacet | undefined)[] = facets
  const choice = facet?.any[0]
  return choice?.code === 'dn' && 'values' in choice ? choice.values[0] : undefined
}
