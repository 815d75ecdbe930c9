import type { PlanInput } from '../../../domain/ventilation/planner/plan-input.ts'
import type { PlannedUnit } from '../../../domain/ventilation/screens/planner.ts'
import { useShop } from '../../shop.tsx'
import { noiseText } from './part-labels.ts'

interface UnitFiguresProps {
  unit: PlannedUnit
  system: PlanInput['system']
}

/** Performance of a unit in the ducts of the plan. */
export function UnitFigures({ unit, system }: UnitFiguresProps) {
  const { text, format } = useShop()
  const { running, speed, power, noise, recovery } = unit
  const whole = (value: number, measure: string) => format.quantity(Math.round(value), measure)
  const rows = [
    [
      text('planner.running'),
      `${whole(Math.floor(running.flow), 'm³/h')}, ${whole(running.pressure, 'Pa')}`,
    ],
    [text('planner.dailySpeed'), whole(speed * 100, '%')],
    ...(power === null
      ? []
      : [[text('planner.power'), format.quantity(Number(power.toFixed(power < 10 ? 1 : 0)), 'W')]]),
    ...(recovery === null ? [] : [[text('planner.recovery'), whole(recovery, '%')]]),
    ...(noise === null
      ? []
      : [
          [
            text(system === 'recovery' ? 'planner.noiseEar' : 'planner.noiseBath'),
            noiseText(noise.ear, text, format),
          ],
          [text('planner.noiseUnit'), noiseText(noise.unit, text, format)],
        ]),
  ]
  return (
    <table className="data-sheet__group">
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
