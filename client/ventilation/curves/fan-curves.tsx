import { useId, useState } from 'react'
import type { FanCurve } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { CurveChart } from './curve-chart.tsx'
import { CurveTable } from './curve-table.tsx'
import { FanControls } from './fan-controls.tsx'
import { fanAt, freeFlow } from './fan-at.ts'
import { useOperatingPoint } from './use-operating-point.ts'

interface FanCurvesProps {
  curves: FanCurve[]
  /** Path of the fan's category. */
  categoryPath?: string | null
}

/** A fan's curves: readable at any flow, by pointer or keyboard, and compared with a duct. */
export function FanCurves({ curves, categoryPath = null }: FanCurvesProps) {
  const { text } = useShop()
  const id = useId()
  const hydrated = useHydrated()
  const [index, setIndex] = useState(0)
  const [part, setPart] = useState(0.6)
  const chosen = Math.min(index, curves.length - 1)
  const curve = curves[chosen] ?? { speed: 1, label: '', points: [] }
  const operatingPoint = useOperatingPoint(curve)
  const point = fanAt(curve, freeFlow(curve) * part)
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
        {/* Useless without JavaScript, so it is not in the page. */}
        <div className="fan__side">
          {hydrated && (
            <FanControls
              curves={curves}
              chosen={chosen}
              onChoose={setIndex}
              part={part}
              onRead={setPart}
              point={point}
              operatingPoint={operatingPoint}
              categoryPath={categoryPath}
            />
          )}
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
