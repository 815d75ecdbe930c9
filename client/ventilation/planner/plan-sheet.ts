import { markedSource } from '../../../domain/ventilation/standards.ts'
import type { PrintedSheet, SheetDrawing } from '../../../domain/contract/documents/store-sheets.ts'
import { planSketch } from '../../../domain/ventilation/planner/sketch.ts'
import type { PlanResult } from '../../../domain/ventilation/screens/planner.ts'
import type { Format } from '../../i18n/format.ts'
import type { Text } from '../../i18n/text.ts'
import { needText, noiseText, pieceTitle } from './part-labels.ts'
import { ductSize, lineName, partsNote, roomNamesOf } from './plan-labels.ts'
import { demandTexts, streamTexts } from './planner-texts.ts'

interface Words {
  text: Text
  format: Format
  netPrices: boolean
}

const left = 'left' as const
const right = 'right' as const

const tones = { supply: 'fresh', extract: 'used' } as const

/** Data of the printed plan: the page's content without controls. */
export function planSheet(shown: PlanResult, address: string, words: Words): PrintedSheet {
  const { text, format } = words
  const { plan, unit } = shown
  const { balance, layout, duty } = plan
  const names = roomNamesOf(
    balance.rooms.map(({ room }) => room),
    text,
  )
  const flow = (amount: number) => format.quantity(Math.round(amount), 'm³/h')
  const pascal = (value: number) => format.quantity(Number(value.toFixed(1)), 'Pa')
  const noise = unit?.noise
  return {
    title: text('planner.title'),
    figures: [
      { name: text('planner.daily'), value: flow(balance.total) },
      { name: text('planner.boost'), value: flow(balance.boost) },
      { name: text('planner.pressure'), value: pascal(duty.pressure) },
      { name: text('planner.source'), value: plan.standard },
      ...(unit
        ? [
            { name: text('planner.unitBox'), value: `${unit.product.name}, ${unit.variant.name}` },
            {
              name: text('planner.running'),
              value: `${flow(unit.running.flow)}, ${format.quantity(Math.round(unit.running.pressure), 'Pa')}`,
            },
          ]
        : []),
      ...(noise
        ? [
            {
              name: text(layout.pressure.supply > 0 ? 'planner.noiseEar' : 'planner.noiseBath'),
              value: noiseText(noise.ear, text, format),
            },
          ]
        : []),
    ],
    drawing: drawingOf(shown, names, words),
    tables: [
      {
        title: text('planner.table'),
        columns: [
          { title: text('planner.roomColumn'), align: left, share: 4 },
          { title: text('planner.stream'), align: left, share: 2 },
          { title: text('planner.daily'), align: right, share: 2 },
          { title: text('planner.boost'), align: right, share: 2 },
        ],
        rows: balance.rooms.map(({ room, stream, flow: daily, boost }, index) => [
          `${names[index] ?? ''}, ${format.quantity(room.area, 'm²')}`,
          stream ? text(streamTexts[stream]) : text('planner.passed'),
          stream ? flow(daily) : '',
          stream ? flow(boost) : '',
        ]),
      },
      {
        title: text('planner.demands'),
        columns: [
          { title: text('planner.demand'), align: left, share: 3 },
          { title: text('planner.least'), align: right, share: 2 },
          { title: text('planner.planned'), align: right, share: 2 },
          { title: text('planner.source'), align: right, share: 4 },
        ],
        rows: balance.demands.map((demand) => [
          text(demandTexts[demand.by]),
          flow(demand.least),
          flow(demand.planned),
          markedSource(demand),
        ]),
      },
      {
        title: text('planner.lines'),
        columns: [
          { title: text('planner.line'), align: left, share: 5 },
          { title: text('planner.size'), align: right, share: 2 },
          { title: text('calculator.duct.length'), align: right, share: 2 },
          { title: text('planner.speed'), align: right, share: 2 },
          { title: text('planner.loss'), align: right, share: 2 },
        ],
        rows: layout.lines.map((line) => [
          lineName(line, names, text),
          ductSize(line),
          format.quantity(line.input.length, 'm'),
          format.quantity(Number(line.speed.toFixed(1)), 'm/s'),
          pascal(line.run.total),
        ]),
      },
      partsTable(shown, words),
    ],
    notes: [
      text('planner.unverified'),
      text('planner.noiseNote'),
      partsNote(layout, text),
      text('planner.note'),
      address.length <= 1900 ? `${text('planner.share')}: ${address}` : text('planner.share'),
    ],
  }
}

function partsTable({ unit, parts }: PlanResult, { text, format, netPrices }: Words) {
  const all = [
    ...(unit
      ? [{ title: text('planner.pieces.unit'), need: '', bought: { ...unit, amount: 1 } }]
      : []),
    ...parts.map((part) => ({
      title: pieceTitle(part, text),
      need: needText(part, text, format),
      bought: part.bought,
    })),
  ]
  const priceOf = ({ amount, variant }: NonNullable<(typeof all)[number]['bought']>) =>
    amount * (netPrices ? variant.prices.unitWithoutTax : variant.prices.unitWithTax)
  const total = all.reduce((sum, { bought }) => sum + (bought ? priceOf(bought) : 0), 0)
  return {
    title: text('planner.list'),
    columns: [
      { title: text('planner.part'), align: left, share: 9 },
      { title: text('planner.code'), align: left, share: 6 },
      { title: text('planner.need'), align: right, share: 3 },
      { title: text('planner.amount'), align: right, share: 2 },
      { title: text('planner.price'), align: right, share: 3 },
    ],
    rows: [
      ...all.map(({ title, need, bought }) =>
        bought
          ? [
              `${title}: ${bought.product.name}, ${bought.variant.name}`,
              bought.variant.catalogCode,
              need,
              format.number(bought.amount),
              format.price(priceOf(bought)),
            ]
          : [`${title}: ${text('planner.notFound')}`, '', need, '', ''],
      ),
      [text('planner.total'), '', '', '', format.price(total)],
    ],
  }
}

function drawingOf(
  { plan }: PlanResult,
  names: readonly string[],
  { text, format }: Words,
): SheetDrawing {
  const { width, height, unit, manifolds, rooms, ducts } = planSketch(plan)
  const start = 'start' as const
  return {
    width,
    height,
    boxes: [
      ...manifolds.map(({ box }) => ({ ...box, tone: 'plain' as const })),
      { ...unit, tone: 'plain' as const },
      ...rooms.map(({ stream, box }) => ({
        ...box,
        tone: stream ? tones[stream] : ('plain' as const),
      })),
    ],
    lines: ducts.flatMap(({ stream, points }) =>
      points.slice(1).map(([x2, y2], index) => {
        const [x1, y1] = points[index] ?? [x2, y2]
        return { x1, y1, x2, y2, tone: tones[stream] }
      }),
    ),
    texts: [
      {
        x: unit.x + unit.width / 2,
        y: unit.y + 35,
        text: text('planner.unitBox'),
        align: 'middle',
        bold: true,
      },
      ...rooms.flatMap(({ index, box }) => [
        { x: box.x + 8, y: box.y + 18, text: names[index] ?? '', align: start, bold: true },
        {
          x: box.x + 8,
          y: box.y + 35,
          text: format.quantity(plan.balance.rooms[index]?.flow ?? 0, 'm³/h'),
          align: start,
          bold: false,
        },
      ]),
      ...ducts.flatMap(({ line, stream, label: [x, y] }) => {
        const own = plan.layout.lines[line]
        if (!own) return []
        const isOutside = own.part === 'outside'
        const side = stream === 'supply' ? ('end' as const) : start
        const name = isOutside ? `${lineName(own, names, text)} ` : ''
        const align = isOutside ? side : ('middle' as const)
        return { x, y, text: `${name}${ductSize(own)}`, align, bold: false }
      }),
    ],
  }
}
