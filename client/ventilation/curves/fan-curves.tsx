import { useId, useState } from 'react'
import type { FanCurve } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { CurveChart } from './curve-chart.tsx'
import { CurveTable } from './curve-table.tsx'
import { OperatingPointForm } from './operating-point-form.tsx'
import { fanAt, freeFlow } from './fan-at.ts'
import { Reading } from './reading.tsx'
import { SpeedChoice } from './speed-choice.tsx'
import { useOperatingPoint } from './use-operating-point.ts'

interface FanCurvesProps {
  curves: FanCurve[]
  /** Path of the fan's category. */
  categoryPath?: string | null
}

/** A fan's curves: readable at any flow, by pointer or keyboard, and compared with a duct. */
export function FanCurves({ curves, categoryPath = null }: FanCurvesProps) {
  const { text, format } = useShop()
  const id = useId()
  const [index, setIndex] = useState(0)
  const [part, setPart] = useState(0.6)
  const chosen = Math.min(index, curves.length - 1)
  const curve = curves[chosen] ?? { speed: 1, label: '', points: [] }
  const operatingPoint = useOperatingPoint(curve)
  const point = fanAt(curve, freeFlow(curve) * part)
  const announcement = `${format.quantity(Math.round(point.flow), 'm³/h')}, ${format.quantity(Math.round(point.pressure), 'Pa')}`
  return (
    <section className="product__section" id="curves" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text('fan.title')}</h2>
      <div className="fan">
        <CurveChart
          curves={curves.map((each, tone) => ({
            key: each.label,
            name: each.label,
            tone,
            curve: each,
          }))}
          chosen={chosen}
          mark={point}
          design={operatingPoint.design}
          running={operatingPoint.running}
          label={text('fan.chart')}
        />
        <div className="fan__side">
          {curves.length > 1 && <SpeedChoice curves={curves} chosen={chosen} onChoose={setIndex} />}
          <div className="fan__slider">
            <label htmlFor={`${id}-flow`}>{text('fan.read')}</label>
            <input
              id={`${id}-flow`}
              type="range"
              min={0}
              max={100}
              value={Math.round(part * 100)}
              aria-valuetext={announcement}
              onChange={(event) => setPart(event.currentTarget.valueAsNumber / 100)}
            />
          </div>
          <Reading point={point} />
          <OperatingPointForm
            operatingPoint={operatingPoint}
            curves={curves}
            categoryPath={categoryPath}
          />
        </div>
      </div>
      <details className="fan__figures">
        <summary>{text('fan.table')}</summary>
        {curves.map((each) => (
          <CurveTable key={each.label} curve={each} />
        ))}
      </details>
    </section>
  )
}
