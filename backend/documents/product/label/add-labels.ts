import { grey } from '../../../pdf/sheet.ts'
import { frame } from '../../../pdf/flow.ts'
import type { ProductDocument } from '../product-document.ts'
import type { ModelLabel } from './label-parts.ts'
import { drawLabelFrame, labelSize } from './label-frame.ts'

const gap = 28

/** Labels at their statutory size, two per row; a single one has its figures as text beside it. */
export function addLabels(paper: ProductDocument, labels: readonly ModelLabel[]): void {
  const { flow, product, texts } = paper
  const [first] = labels
  if (!first) return
  const { regulation, best, worst } = first.label
  flow.heading(`${regulation} – ${texts.scale} ${best} – ${worst}`, labelSize.height)
  flow.space(6)
  for (let at = 0; at < labels.length; at += 2) {
    const row = labels.slice(at, at + 2)
    flow.keep(labelSize.height + 8)
    row.forEach(({ label, models, draw }, column) => {
      const left = frame.left + column * (labelSize.width + gap)
      const supplier = product.brand?.title ?? product.manufacturer.name
      const names = { supplier, models: models.join(', ') }
      const top = drawLabelFrame(flow.sheet, label, names, { left, top: flow.top })
      draw(flow.sheet, { left, top })
    })
    const [alone] = row
    if (alone && row.length === 1) addWords(paper, alone)
    flow.space(labelSize.height + 8)
  }
}

/** Content of a label's pictograms as text, for screen readers and text search. */
function addWords({ flow, product, texts }: ProductDocument, { models, words }: ModelLabel): void {
  const left = frame.left + labelSize.width + gap
  const width = frame.right - left
  const rows = [
    [texts.supplier, product.manufacturer.name],
    [texts.model, models.join(', ')],
    ...words,
  ]
  let top = flow.top + 12
  for (const [title = '', value = ''] of rows) {
    for (const line of flow.sheet.wrap(title, width, { size: 8.5 })) {
      flow.sheet.text(line, left, top, { size: 8.5, colour: grey })
      top += 11
    }
    for (const line of flow.sheet.wrap(value, width, { size: 10, bold: true })) {
      flow.sheet.text(line, left, top + 1, { size: 10, bold: true })
      top += 13
    }
    top += 8
  }
}
