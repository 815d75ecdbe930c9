import type { DwellingLevels } from '../../../domain/ventilation/rooms/air-plan.ts'
import { markedSource } from '../../../domain/ventilation/standards.ts'
import { useShop } from '../../shop.tsx'
import { BeyondTable } from '../beyond-table.tsx'
import { FactTable } from './fact-table.tsx'

/** Ventilation levels of a whole dwelling by DIN 1946-6. */
export function DwellingResult(levels: DwellingLevels) {
  const { text, format } = useShop()
  const flow = (value: number) => format.quantity(Math.round(value), 'm³/h')
  return (
    <section className="calc__room-result">
      <h3>{text('calculator.air.dwellingTitle', { standard: markedSource(levels.source) })}</h3>
      <FactTable
        rows={[
          [text('calculator.air.nominal'), flow(levels.nominal)],
          [text('calculator.air.reduced'), flow(levels.reduced)],
          [text('calculator.air.moisture'), flow(levels.moisture)],
        ]}
      />
      {levels.isBeyondTable && <BeyondTable area={levels.area} />}
    </section>
  )
}
