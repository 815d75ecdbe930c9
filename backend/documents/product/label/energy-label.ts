import { mergedParameters } from '../../../../domain/product/visible-parameters.ts'
import { textsOf } from '../../../locales/texts-of.ts'
import type { ProductDocument } from '../product-document.ts'
import { addParameters } from '../document-sections.ts'
import { addLabels } from './add-labels.ts'
import { labelParts, type ModelLabel } from './label-parts.ts'

/** Height of a fiche in points, to avoid a page break within it. */
const wholeFiche = 330

/** The label of each model, and the fiches in the order of their annexes. */
export function energyLabel(paper: ProductDocument): void {
  const { flow, product, texts, locale } = paper
  const [first] = product.variants
  if (!first?.energyLabel) return
  const all = labelsOf(paper)
  addLabels(
    paper,
    alike(all, ({ label, words }) => [label.class, words]),
  )
  const { item, value } = textsOf(locale).documents.label
  const columns = [
    { title: item, share: 1.15 },
    { title: value, share: 1 },
  ]
  const withFiche = all.filter(({ fiche }) => fiche !== null)
  if (withFiche.length === 0)
    addParameters(paper, mergedParameters(first.parameters, product.parameters))
  for (const { models, fiche } of alike(withFiche, ({ fiche: rows }) => rows)) {
    const names = models.join(', ')
    flow.heading(`${texts.model} ${names}`, wholeFiche)
    const head = [
      [texts.supplier, product.manufacturer.name],
      [texts.model, names],
    ]
    flow.table(columns, [...head, ...(fiche ?? [])], 8.5)
  }
}

function labelsOf(paper: ProductDocument): ModelLabel[] {
  const { product } = paper
  return product.variants.flatMap(({ energyLabel: label, catalogCode, parameters }) => {
    if (!label) return []
    const parts = labelParts(paper, label, mergedParameters(parameters, product.parameters))
    return [{ label, models: [catalogCode], ...parts }]
  })
}

/** Groups models with equal content, which share a label or fiche. */
function alike(labels: ModelLabel[], contentOf: (label: ModelLabel) => unknown): ModelLabel[] {
  const groups = Map.groupBy(labels, (each) => JSON.stringify(contentOf(each)))
  return [...groups.values()].flatMap((same) => {
    const [each] = same
    return each ? [{ ...each, models: same.flatMap(({ models }) => models) }] : []
  })
}
