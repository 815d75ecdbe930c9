import { mergedParameters } from '../../../../domain/product/visible-parameters.ts'
import { textsOf } from '../../../locales/texts-of.ts'
import type { Paper } from '../paper.ts'
import { addParameters } from '../parts.ts'
import { addLabels } from './add-labels.ts'
import { unitFicheRows } from './unit-fiche.ts'

/** A fiche is not torn over two pages, in points. */
const wholeFiche = 330

/** The label of each model, and the fiches in the order of their annexes. */
export function energyLabel(paper: Paper): void {
  const { flow, product, texts, locale } = paper
  const [first] = product.variants
  if (!first?.energyLabel) return
  addLabels(paper)
  const fiches = fichesOf(paper)
  if (fiches.length === 0)
    addParameters(paper, mergedParameters(first.parameters, product.parameters))
  const { item, value } = textsOf(locale).documents.label
  for (const { models, rows } of fiches) {
    flow.heading(`${texts.model} ${models.join(', ')}`, wholeFiche)
    flow.table(
      [
        { title: item, share: 1.15 },
        { title: value, share: 1 },
      ],
      [[texts.supplier, product.manufacturer.name], [texts.model, models.join(', ')], ...rows],
      8.5,
    )
  }
}

/** Models with the same figures share a fiche. */
function fichesOf(paper: Paper) {
  const { product, texts } = paper
  const all = product.variants.flatMap(({ energyLabel: own, catalogCode, parameters }) => {
    const rows = own && unitFicheRows(paper, mergedParameters(parameters, product.parameters))
    return rows
      ? [{ model: catalogCode, rows: rows.toSpliced(1, 0, [texts.energyClass, own.class]) }]
      : []
  })
  const alike = Map.groupBy(all, ({ rows }) => JSON.stringify(rows))
  return [...alike.values()].flatMap((same) => {
    const [each] = same
    return each ? [{ models: same.map(({ model }) => model), rows: each.rows }] : []
  })
}
