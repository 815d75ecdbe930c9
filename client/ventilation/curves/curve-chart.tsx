import { monotoneBezier, type Point } from '../../../domain/ventilation/fans/monotone-curve.ts'
import type { OperatingPoint } from '../../../domain/ventilation/fans/operating-point.ts'
import { useShop } from '../../shop.tsx'
import { freeFlow, pressurePoints } from './fan-at.ts'
import { ticks } from '../../../domain/ventilation/fans/ticks.ts'
import type { NamedCurve } from './named-curve.ts'

interface CurveChartProps {
  curves: NamedCurve[]
  /** Index of the selected curve. */
  chosen: number
  /** Position of the reading. */
  mark: OperatingPoint | null
  /** The duct's system curve, and the resulting operating point. */
  design: OperatingPoint | null
  running: OperatingPoint | null
  label: string
}

const width = 480
const height = 336
const left = 46
const right = 14
/** Room for the title of the pressure axis, which no curve may cross. */
const top = 30
const bottom = 46

/** Pressure over air flow, on graph paper. */
export function CurveChart({ curves, chosen, mark, design, running, label }: CurveChartProps) {
  const { text, format } = useShop()
  const flows = ticks(Math.max(...curves.map(({ curve }) => freeFlow(curve))))
  const all = curves.flatMap(({ curve }) => curve.points.map(({ pressure }) => pressure))
  const pressures = ticks(Math.max(...all))
  const widest = flows.at(-1) ?? 1
  const highest = pressures.at(-1) ?? 1
  const x = (flow: number) => round(left + (flow / widest) * (width - left - right))
  const y = (pressure: number) =>
    round(height - bottom - (pressure / highest) * (height - top - bottom))
  return (
    <svg className="curves" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path
        className="curves__grid"
        d={flows.map(upright).join('') + pressures.map(level).join('')}
      />
      <g className="curves__scale" textAnchor="end">
        <g textAnchor="middle">
          {flows.map((flow) => (
            <text key={flow} x={x(flow)} y={height - bottom + 20}>
              {format.number(flow)}
            </text>
          ))}
        </g>
        {pressures.map((pressure) => (
          <text key={pressure} x={left - 8} y={y(pressure) + 4}>
            {format.number(pressure)}
          </text>
        ))}
        <text x={width - right} y={height - 8}>
          {`${text('fan.flow')} [m³/h]`}
        </text>
        <text x={4} y={14} textAnchor="start">
          {`${text('fan.pressure')} [Pa]`}
        </text>
      </g>
      {design && <path className="curves__duct" d={ductOf(design)} />}
      {curves.map(({ key, tone, curve }, index) => (
        <path
          key={key}
          className={`curves__line curves__line--${tone} ${index === chosen ? 'curves__line--chosen' : ''}`}
          d={lineOf(pressurePoints(curve))}
        />
      ))}
      {mark && <path className="curves__hair" d={hairOf(mark)} />}
      {mark && <circle className="curves__mark" cx={x(mark.flow)} cy={y(mark.pressure)} r={5} />}
      {running && (
        <circle className="curves__running" cx={x(running.flow)} cy={y(running.pressure)} r={7} />
      )}
    </svg>
  )

  function upright(flow: number): string {
    return `M${x(flow)} ${top}V${height - bottom}`
  }

  function level(pressure: number): string {
    return `M${left} ${y(pressure)}H${width - right}`
  }

  function at([flow, pressure]: Point): string {
    return `${x(flow)} ${y(pressure)}`
  }

  function lineOf(points: readonly Point[]): string {
    return `M${points.slice(0, 1).map(at).join('')}C${monotoneBezier(points).flat().map(at).join(' ')}`
  }

  /** Parabola from 0, to the edge of the chart. */
  function ductOf({ flow, pressure }: OperatingPoint): string {
    const end = Math.min(widest, flow * Math.sqrt(highest / pressure))
    return `M${at([0, 0])}Q${at([end / 2, 0])} ${at([end, pressure * (end / flow) ** 2])}`
  }

  function hairOf({ flow, pressure }: OperatingPoint): string {
    return `M${x(flow)} ${height - bottom}V${y(pressure)}H${left}`
  }
}

const round = (value: number) => Math.round(value * 10) / 10
