import type { PlanInput } from '../../../domain/ventilation/planner/plan-input.ts'
import type { PlannedUnit } from '../../../domain/ventilation/screens/planner.ts'
import { useShop } from '../../shop.tsx'
import { FactTable } from '../calculators/fact-table.tsx'
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
  const rows: [string, string][] = [
    [
      text('planner.running'),
      `${whole(Math.floor(running.flow), 'm³/h')}, ${whole(running.pressure, 'Pa')}`,
    ],
    [text('planner.dailySpeed'), whole(speed * 100, '%')],
  ]
  if (power !== null) {
    const watts = Number(power.toFixed(power < 10 ? 1 : 0))
    rows.push([text('planner.power'), format.quantity(watts, 'W')])
  }
  if (recovery !== null) rows.push([text('planner.recovery'), whole(recovery, '%')])
  if (noise !== null) {
    const ear = text(system === 'recovery' ? 'planner.noiseEar' : 'planner.noiseBath')
    rows.push([ear, noiseText(noise.ear, text, format)])
    rows.push([text('planner.noiseUnit'), noiseText(noise.unit, text, format)])
  }
  return <FactTable rows={rows} />
}
