import { fill } from '../../../domain/locales/fill.ts'
import type { OctaveBands } from '../../../domain/product/product.ts'
import { tenderText } from '../tender-text.ts'
import { curveChart } from './curve-chart.ts'
import { drawScale } from './label/energy-scale.ts'
import type { ProductDocument } from './product-document.ts'
import {
  addConnection,
  addDisposal,
  addFigures,
  addHead,
  addParameters,
  addVariants,
} from './document-sections.ts'

/** Data sheet: all figures of a product, with its tender text. */
export function dataSheet(paper: ProductDocument): void {
  addHead(paper)
  addFigures(paper)
  addParameters(paper, paper.product.parameters)
  addVariants(paper)
  addCurves(paper)
  if (paper.variant.octaves) addOctaves(paper, paper.variant.octaves)
  addLabel(paper)
  addConnection(paper)
  addTender(paper)
  addDisposal(paper)
}

function addCurves({ flow, variant, texts, accent, number }: ProductDocument): void {
  const curves = variant.curves.filter(({ points }) => points.length > 1)
  if (curves.length === 0) return
  flow.heading(fill(texts.curve, { article: variant.catalogCode }), 230)
  curveChart(flow, curves, texts, accent, number)
  const withSound = curves.some(({ points }) =>
    points.some((point) => point.soundPressure !== null),
  )
  const full = curves.toSorted((a, b) => b.speed - a.speed).slice(0, 1)
  flow.table(
    [
      { title: texts.speed, share: 1.4 },
      { title: `${texts.flow} [m³/h]`, share: 1, align: 'right' },
      { title: `${texts.pressure} [Pa]`, share: 1, align: 'right' },
      { title: `${texts.power} [W]`, share: 1, align: 'right' },
      ...(withSound
        ? [{ title: `${texts.sound} [dB(A)]`, share: 1, align: 'right' as const }]
        : []),
    ],
    full.flatMap(({ label, points }) =>
      points.map(({ flow: airflow, pressure, power, soundPressure }) => [
        label,
        number(Math.round(airflow)),
        number(Math.round(pressure)),
        number(Math.round(power * 10) / 10),
        ...(withSound ? [soundPressure === null ? '–' : number(Math.round(soundPressure))] : []),
      ]),
    ),
  )
}

function addOctaves({ flow, texts, number }: ProductDocument, { kind, bands }: OctaveBands): void {
  flow.heading(texts.octaves[kind])
  flow.table(
    [
      { title: texts.frequency, share: 2 },
      ...bands.map(({ hertz }) => ({
        title: hertz < 1000 ? `${hertz} Hz` : `${number(hertz / 1000)} kHz`,
        share: 1,
        align: 'right' as const,
      })),
    ],
    [[texts.level[kind], ...bands.map(({ decibels }) => number(decibels))]],
  )
}

function addLabel({ flow, variant, texts }: ProductDocument): void {
  const label = variant.energyLabel
  if (!label) return
  flow.heading(`${texts.label} (${label.regulation})`, 150)
  drawScale(flow, label, 14)
}

function addTender({ flow, product, variant, texts, locale }: ProductDocument): void {
  flow.heading(texts.tender, 80)
  flow.paragraph(tenderText(product, variant, locale, true), { size: 8 })
}
