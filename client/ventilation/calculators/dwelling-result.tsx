import type { AirPlan } from '../../../domain/ventilation/rooms/air-plan.ts'
import { useShop } from '../../shop.tsx'

/** Ventilation levels of a whole dwelling by DIN 1946-6. */
export function DwellingResult(levels: NonNullable<AirPlan['dwelling']>) {
  const { text, format } = useShop()
  const names = {
    nominal: text('calculator.air.nominal'),
    reduced: text('calculator.air.reduced'),
    moisture: text('calculator.air.moisture'),
  }
  return (
    <section className="calc__room-result">
      <h3>{text('calculator.air.dwellingTitle')}</h3>
      <table className="data-sheet__group">
        <tbody>
          {(['nominal', 'reduced', 'moisture'] as const).map((level) => (
            <tr key={level}>
              <th scope="row">{names[level]}</th>
              <td>{format.quantity(Math.round(levels[level]), 'm³/h')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
