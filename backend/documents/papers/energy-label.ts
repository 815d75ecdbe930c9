import { mergedParameters } from '../../../domain/product/visible-parameters.ts'
import { drawScale } from './energy-scale.ts'
import type { Paper } from './paper.ts'
import { addParameters } from './parts.ts'

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
  addParameters(paper, mergedParameters(first.parameters, product.parameters))
}
