import { useShop } from '../../shop.tsx'
import type { FanCurve } from '../../../domain/product/product.ts'
import {
  type AirUnit,
  flowUnits,
  fromBaseUnit,
  pressureUnits,
} from '../../../domain/ventilation/units.ts'
import { OtherFans } from './other-fans.tsx'
import type { useOperatingPoint } from './use-operating-point.ts'

interface OperatingPointFormProps {
  operatingPoint: ReturnType<typeof useOperatingPoint>
  curves: readonly FanCurve[]
  categoryPath: string | null
}

const unitNames = {
  flow: Object.keys(flowUnits),
  pressure: Object.keys(pressureUnits),
}

/** Form for an operating point; says whether the fan reaches it. */
export function OperatingPointForm({
  operatingPoint,
  curves,
  categoryPath,
}: OperatingPointFormProps) {
  const { text, format } = useShop()
  const { typed, type, units, choose, design, running, reached } = operatingPoint
  const shown = (amount: number, unit: AirUnit) =>
    format.quantity(Math.round(fromBaseUnit(amount, unit)), unit)
  const amounts = running && {
    flow: shown(running.flow, units.flow),
    pressure: shown(running.pressure, units.pressure),
  }
  return (
    <fieldset className="fan__duty no-print">
      <legend>{text('fan.dutyTitle')}</legend>
      {(['flow', 'pressure'] as const).map((name) => (
        <div key={name} className="fan__wish">
          <label>
            {text(name === 'flow' ? 'fan.dutyFlow' : 'fan.dutyPressure')}
            <input
              className="input"
              inputMode="decimal"
              value={typed[name]}
              onChange={(event) => type(name, event.currentTarget.value)}
            />
          </label>
          <select
            className="input"
            aria-label={text('fan.unit')}
            value={units[name]}
            onChange={(event) => choose(name, event.currentTarget.value)}
          >
            {unitNames[name].map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        </div>
      ))}
      <p className="fan__verdict" role="status">
        {amounts && (
          <>
            <strong className={reached ? 'fan__yes' : 'fan__no'}>
              {text(reached ? 'fan.reached' : 'fan.missed')}
            </strong>{' '}
            {text('fan.runsAt', amounts)}
            {design && !reached && (
              <OtherFans design={design} curves={curves} categoryPath={categoryPath} />
            )}
          </>
        )}
      </p>
    </fieldset>
  )
}
