import { useShop } from '../../shop.tsx'
import { Field } from '../ui/field.tsx'
import type { useDuty } from './use-duty.ts'

/** Asks for a design point and says whether the fan reaches it. */
export function DutyForm({ duty }: { duty: ReturnType<typeof useDuty> }) {
  const { text, format } = useShop()
  const { typed, type, running, reached } = duty
  const amounts = running && {
    flow: format.quantity(Math.round(running.flow), 'm³/h'),
    pressure: format.quantity(Math.round(running.pressure), 'Pa'),
  }
  return (
    <fieldset className="fan__duty">
      <legend>{text('fan.dutyTitle')}</legend>
      <Field
        name="dutyFlow"
        label={text('fan.dutyFlow')}
        inputMode="decimal"
        value={typed.flow}
        onChange={(event) => type('flow', event.currentTarget.value)}
      />
      <Field
        name="dutyPressure"
        label={text('fan.dutyPressure')}
        inputMode="decimal"
        value={typed.pressure}
        onChange={(event) => type('pressure', event.currentTarget.value)}
      />
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
