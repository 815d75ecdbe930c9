import { useShop } from '../../shop.tsx'
import type { useOperatingPoint } from './use-operating-point.ts'

/** Asks for a design point and says whether the fan reaches it. */
export function OperatingPointForm({
  operatingPoint,
}: {
  operatingPoint: ReturnType<typeof useOperatingPoint>
}) {
  const { text, format } = useShop()
  const { typed, type, running, reached } = operatingPoint
  const amounts = running && {
    flow: format.quantity(Math.round(running.flow), 'm³/h'),
    pressure: format.quantity(Math.round(running.pressure), 'Pa'),
  }
  return (
    <fieldset className="fan__duty">
      <legend>{text('fan.dutyTitle')}</legend>
      {(['flow', 'pressure'] as const).map((name) => (
        <label key={name} className="fan__wish">
          {text(name === 'flow' ? 'fan.dutyFlow' : 'fan.dutyPressure')}
          <input
            className="input"
            inputMode="decimal"
            value={typed[name]}
            onChange={(event) => type(name, event.currentTarget.value)}
          />
        </label>
      ))}
      <p className="fan__verdict" role="status">
        {amounts && (
          <>
            <strong className={reached ? 'fan__yes' : 'fan__no'}>
              {text(reached ? 'fan.reached' : 'fan.missed')}
            </strong>{' '}
            {text('fan.runsAt', amounts)}
          </>
        )}
      </p>
    </fieldset>
  )
}
