import { mergedParameters } from '../../../domain/product/visible-parameters.ts'
import { drawScale } from './energy-scale.ts'
import type { Paper } from './paper.ts'
import { addParameters } from './parts.ts'
import { unitFicheRows } from './unit-fiche.ts'

/** The label of the first model, the classes of all, and the fiche. */
export function energyLabel(paper: Paper): void {
  const { flow, product, texts } = paper
  const [first] = product.variants
  const label = first?.energyLabel
  if (!first || !label) return
  flow.heading(`${label.regulation} – ${texts.scale} ${label.best} – ${label.worst}`, 200)
  flow.space(6)
  drawScale(flow, label, 20)
  flow.pairs([
    [texts.supplier, product.manufacturer.name],
    ...product.variants.flatMap(({ energyLabel: own, catalogCode }) =>
      own ? [[`${texts.model} ${catalogCode}`, `${texts.energyClass} ${own.class}`] as const] : [],
    ),
  ])
  const fiches = fichesOf(paper)
  if (fiches.length === 0)
    addParameters(paper, mergedParameters(first.parameters, product.parameters))
  for (const { models, rows } of fiches) {
    flow.heading(`${texts.model} ${models.join(', ')}`)
    flow.pairs(rows)
  }
}

/** Models with the same figures share a fiche. */
function fichesOf(paper: Paper) {
  const { product } = paper
  const all = product.variants.flatMap(({ energyLabel: own, catalogCode, parameters }) => {
    const rows = own && unitFicheRows(paper, mergedParameters(parameters, product.parameters))
    return rows ? [{ model: catalogCode, rows }] : []
  })
  const alike = Map.groupBy(all, ({ rows }) => JSON.stringify(rows))
  return [...alike.values()].flatMap((same) => {
    const [each] = same
    return each ? [{ models: same.map(({ model }) => model), rows: each.rows }] : []
  })
}
