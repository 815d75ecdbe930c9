import { useId } from 'react'
import type { CurvePoint, FanCurve } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { OperatingPointForm } from './operating-point-form.tsx'
import { Reading } from './reading.tsx'
import { SpeedChoice } from './speed-choice.tsx'
import type { useOperatingPoint } from './use-operating-point.ts'

interface FanControlsProps {
  curves: FanCurve[]
  /** Index of the selected curve. */
  chosen: number
  onChoose(index: number): void
  /** Position of the reading, 0 to 1 of the highest flow. */
  part: number
  onRead(part: number): void
  point: CurvePoint
  operatingPoint: ReturnType<typeof useOperatingPoint>
  categoryPath: string | null
}

/** Controls of the chart: speed, reading and the duct's operating point. */
export function FanControls(props: FanControlsProps) {
  const { curves, chosen, onChoose, part, onRead, point, operatingPoint, categoryPath } = props
  const { text, format } = useShop()
  const id = useId()
  const announcement = `${format.quantity(Math.round(point.flow), 'm³/h')}, ${format.quantity(Math.round(point.pressure), 'Pa')}`
  return (
    <>
      {curves.length > 1 && <SpeedChoice curves={curves} chosen={chosen} onChoose={onChoose} />}
      <div className="fan__slider no-print">
        <label htmlFor={id}>{text('fan.read')}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          value={Math.round(part * 100)}
          aria-valuetext={announcement}
          onChange={(event) => onRead(event.currentTarget.valueAsNumber / 100)}
        />
      </div>
      <Reading point={point} />
      <OperatingPointForm
        operatingPoint={operatingPoint}
        curves={curves}
        categoryPath={categoryPath}
      />
    </>
  )
}
