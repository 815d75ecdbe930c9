import type { FanCurve } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'

/** The same curve as a table. */
export function CurveTable({ curve }: { curve: FanCurve }) {
  const { text, format } = useShop()
  const withSound = curve.points.some(({ soundPressure }) => soundPressure !== null)
  return (
    <table className="data-sheet__group fan__table">
      <caption>{curve.label}</caption>
      <thead>
        <tr>
          <th scope="col">{`${text('fan.flow')} [m³/h]`}</th>
          <th scope="col">{`${text('fan.pressure')} [Pa]`}</th>
          <th scope="col">{`${text('fan.power')} [W]`}</th>
          {withSound && <th scope="col">{`${text('fan.sound')} [dB(A)]`}</th>}
        </tr>
      </thead>
      <tbody>
        {curve.points.map(({ flow, pressure, power, soundPressure }) => (
          <tr key={flow}>
            <td>{format.number(flow, 0)}</td>
            <td>{format.number(pressure, 0)}</td>
            <td>{format.number(power, 1)}</td>
            {withSound && <td>{soundPressure === null ? '–' : format.number(soundPressure, 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
