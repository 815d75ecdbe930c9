import type { EnergyLabel } from '../../../../domain/product/product.ts'
import type { Parameter } from '../../../../domain/product/parameter.ts'
import { hoodFiche } from '../../../../domain/ventilation/fans/hood-fiche.ts'
import { unitLabel } from '../../../../domain/ventilation/fans/unit-label.ts'
import { textsOf } from '../../../locales/texts-of.ts'
import type { Sheet } from '../../../pdf/sheet.ts'
import type { ProductDocument } from '../product-document.ts'
import { hoodFicheRows } from './hood-fiche.ts'
import { drawHoodFigures } from './hood-label.ts'
import type { LabelPlace } from './label-frame.ts'
import { unitFicheRows } from './unit-fiche.ts'
import { drawUnitFigures } from './unit-label.ts'

type Row = readonly [title: string, value: string]

interface LabelParts {
  /** Draws the figures below the scale. */
  draw: (sheet: Sheet, place: LabelPlace) => void
  /** The same as text. */
  words: readonly Row[]
  /** Rows of the fiche below supplier and model; null if a figure is missing. */
  fiche: readonly Row[] | null
}

export interface ModelLabel extends LabelParts {
  label: EnergyLabel
  models: string[]
}

/** Content of a label and its fiche besides supplier and model, by regulation. */
export function labelParts(
  paper: ProductDocument,
  label: EnergyLabel,
  parameters: readonly Parameter[],
): LabelParts {
  return label.regulation.includes('65/2014')
    ? hoodParts(paper, label, parameters)
    : unitParts(paper, label, parameters)
}

function unitParts(
  paper: ProductDocument,
  label: EnergyLabel,
  parameters: readonly Parameter[],
): LabelParts {
  const { label: words, fiche } = textsOf(paper.locale).documents
  const figures = unitLabel(parameters)
  const shown = (figure: number | null) => (figure === null ? words.missing : paper.number(figure))
  const rows = unitFicheRows(paper, parameters)
  return {
    draw: (sheet, place) => drawUnitFigures(sheet, figures, place),
    words: [
      [`${paper.texts.energyClass} (${fiche.climates.average})`, label.class],
      [fiche.soundPower, shown(figures.soundPower)],
      [fiche.maxFlow, shown(figures.maxFlow)],
      [words.arrows, words.direction[figures.direction]],
    ],
    fiche: rows && rows.toSpliced(1, 0, [paper.texts.energyClass, label.class]),
  }
}

function hoodParts(
  paper: ProductDocument,
  label: EnergyLabel,
  parameters: readonly Parameter[],
): LabelParts {
  const rows = hoodFicheRows(paper, label.class, parameters)
  const { hoodFiche: texts } = textsOf(paper.locale).documents
  const onLabel = new Set([
    texts.consumption,
    paper.texts.energyClass,
    texts.fluidClass,
    texts.lightClass,
    texts.greaseClass,
    texts.sound,
  ])
  return {
    draw: (sheet, place) => drawHoodFigures(sheet, hoodFiche(parameters), place),
    words: rows.filter(([title]) => onLabel.has(title)),
    fiche: rows,
  }
}
