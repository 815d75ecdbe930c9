import type { EnergyLabel } from '../../../../domain/product/product.ts'
import { mergedParameters } from '../../../../domain/product/visible-parameters.ts'
import { type UnitLabel, unitLabel } from '../../../../domain/ventilation/fans/unit-label.ts'
import { textsOf } from '../../../locales/texts-of.ts'
import { grey } from '../../../pdf/sheet.ts'
import { frame } from '../flow.ts'
import type { Paper } from '../paper.ts'
import { drawLabelFrame, labelSize } from './label-frame.ts'
import { drawUnitFigures } from './unit-label.ts'

interface ModelLabel {
  label: EnergyLabel
  models: string[]
  figures: UnitLabel
}

const gap = 28

/** Labels in their own size; one alone has its figures in words beside it, two share a row. */
export function addLabels(paper: Paper): void {
  const { flow, product, texts } = paper
  const labels = labelsOf(paper)
  const [first] = labels
  if (!first) return
  const { regulation, best, worst } = first.label
  flow.heading(`${regulation} – ${texts.scale} ${best} – ${worst}`, labelSize.height)
  flow.space(6)
  for (let at = 0; at < labels.length; at += 2) {
    const row = labels.slice(at, at + 2)
    flow.keep(labelSize.height + 8)
    row.forEach(({ label, models, figures }, column) => {
      const place = { left: frame.left + column * (labelSize.width + gap), top: flow.top }
      const names = {
        supplier: product.brand?.title ?? product.manufacturer.name,
        models: models.join(', '),
      }
      const top = drawLabelFrame(flow.sheet, label, names, place)
      drawUnitFigures(flow.sheet, figures, { left: place.left, top })
    })
    const [alone] = row
    if (alone && row.length === 1) addWords(paper, alone)
    flow.space(labelSize.height + 8)
  }
}

/** Models with the same class and figures share a label. */
function labelsOf({ product }: Paper): ModelLabel[] {
  const all = product.variants.flatMap(({ energyLabel: label, catalogCode, parameters }) => {
    const figures = unitLabel(mergedParameters(parameters, product.parameters))
    return label ? [{ label, models: [catalogCode], figures }] : []
  })
  const alike = Map.groupBy(all, ({ label, figures }) => JSON.stringify([label.class, figures]))
  return [...alike.values()].flatMap((same) => {
    const [each] = same
    return each ? [{ ...each, models: same.flatMap(({ models }) => models) }] : []
  })
}

/** What the signs of a label say, for who reads the paper aloud or searches in it. */
function addWords(paper: Paper, { label, models, figures }: ModelLabel): void {
  const { flow, product, texts, locale, number } = paper
  const { label: words, fiche } = textsOf(locale).documents
  const left = frame.left + labelSize.width + gap
  const width = frame.right - left
  const shown = (figure: number | null) => (figure === null ? words.missing : number(figure))
  const rows = [
    [texts.supplier, product.manufacturer.name],
    [texts.model, models.join(', ')],
    [`${texts.energyClass} (${fiche.climates.average})`, label.class],
    [fiche.soundPower, shown(figures.soundPower)],
    [fiche.maxFlow, shown(figures.maxFlow)],
    [words.arrows, words.direction[figures.direction]],
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
