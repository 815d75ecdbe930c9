import { type Color, rgb } from '@cantoo/pdf-lib'
import { monotoneCurve } from '../../../domain/ventilation/fans/monotone-curve.ts'
import type { FanCurve } from '../../../domain/product/product.ts'
import { ticks } from '../../../domain/ventilation/fans/ticks.ts'
import { grey } from '../../pdf/sheet.ts'
import { type Flow, frame, frameWidth } from '../../pdf/flow.ts'

const height = 190
const grid = rgb(0.85, 0.88, 0.9)
const soft = rgb(0.45, 0.5, 0.55)

interface ChartTexts {
  flow: string
  pressure: string
}

/** Pressure over airflow: full speed in the shop's colour, other speeds in grey, points as dots. */
export function curveChart(
  flow: Flow,
  curves: readonly FanCurve[],
  texts: ChartTexts,
  accent: Color,
  number: (value: number) => string,
): void {
  flow.keep(height + 40)
  const { sheet } = flow
  const [left, right, top] = [frame.left + 34, frame.left + frameWidth * 0.72, flow.top + 14]
  const bottom = top + height - 34
  const flows = ticks(Math.max(...curves.map(({ points }) => points.at(-1)?.flow ?? 0)))
  const pressures = ticks(
    Math.max(...curves.flatMap(({ points }) => points.map(({ pressure }) => pressure))),
  )
  const x = (value: number) => left + (value / (flows.at(-1) ?? 1)) * (right - left)
  const y = (value: number) => bottom - (value / (pressures.at(-1) ?? 1)) * (bottom - top)
  const lines = [
    ...flows.map((value) => `M${x(value)} ${top}L${x(value)} ${bottom}`),
    ...pressures.map((value) => `M${left} ${y(value)}L${right} ${y(value)}`),
  ]
  sheet.path(lines.join(''), 0, 0, { width: 0.4, colour: grid })
  const small = { size: 7, colour: grey }
  for (const value of flows)
    sheet.text(number(value), x(value), bottom + 10, { ...small, align: 'middle' })
  for (const value of pressures)
    sheet.text(number(value), left - 4, y(value) + 2.5, { ...small, align: 'right' })
  sheet.text(`${texts.flow} [m³/h]`, right, bottom + 21, { ...small, align: 'right' })
  sheet.text(`${texts.pressure} [Pa]`, frame.left, top - 6, small)
  for (const [index, { points, speed, label }] of curves.entries()) {
    const isFull = speed === Math.max(...curves.map((curve) => curve.speed))
    const colour = isFull ? accent : soft
    const read = monotoneCurve(points.map((point) => [point.flow, point.pressure]))
    const last = points.at(-1)?.flow ?? 0
    const steps = Array.from({ length: 41 }, (_, step) => (last * step) / 40)
    const path = steps.map((at) => `${x(at).toFixed(2)} ${y(read(at)).toFixed(2)}`).join('L')
    sheet.path(`M${path}`, 0, 0, { width: isFull ? 1.4 : 0.8, colour })
    for (const point of points)
      sheet.box(x(point.flow) - 1.4, y(point.pressure) - 1.4, 2.8, 2.8, colour)
    sheet.box(right + 14, top + 4 + index * 13, 12, isFull ? 1.6 : 0.9, colour)
    sheet.text(label, right + 30, top + 7.5 + index * 13, { size: 7.5 })
  }
  flow.space(height + 6)
}
