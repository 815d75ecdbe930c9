import { calculatorSlugs } from '../../../domain/ventilation/calculators.ts'
import { queryOfDuct } from '../../../domain/ventilation/duct/duct-input.ts'
import type { DwellingPlan } from '../../../domain/ventilation/planner/make-plan.ts'
import { useShop } from '../../shop.tsx'
import { PlanDrawing } from './plan-drawing.tsx'
import { ductSize, lineName, lossNote } from './plan-labels.ts'
import { useRoomNames } from './use-room-names.ts'

/** The ducts: routes, and pressure loss of each line. */
export function PlanDucts({ plan }: { plan: DwellingPlan }) {
  const { text, format, routes, context } = useShop()
  const { balance, layout } = plan
  const names = useRoomNames(balance.rooms.map(({ room }) => room))
  const calculator = routes.calculator(calculatorSlugs.duct[context.locale])
  const pascal = (value: number) => format.quantity(Number(value.toFixed(1)), 'Pa')
  return (
    <section className="planner__section" aria-labelledby="plan-ducts">
      <h2 id="plan-ducts">{text('planner.sketch')}</h2>
      <PlanDrawing plan={plan} />
      <p className="caption">{text('planner.notToScale')}</p>
      <table className="planner__table planner__table--wide">
        <caption>{text('planner.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('planner.line')}</th>
            <th scope="col">{text('planner.size')}</th>
            <th scope="col">{text('calculator.duct.length')}</th>
            <th scope="col">{text('planner.speed')}</th>
            <th scope="col">{text('planner.loss')}</th>
          </tr>
        </thead>
        <tbody>
          {layout.lines.map((line) => (
            <tr key={`${line.part}:${line.stream}:${line.room}`}>
              <th scope="row">
                <a href={`${calculator}?${new URLSearchParams(queryOfDuct(line.input))}`}>
                  {lineName(line, names, text)}
                </a>
              </th>
              <td data-name={text('planner.size')}>{ductSize(line)}</td>
              <td data-name={text('calculator.duct.length')}>
                {format.quantity(line.input.length, 'm')}
              </td>
              <td data-name={text('planner.speed')}>
                {format.quantity(Number(line.speed.toFixed(1)), 'm/s')}
              </td>
              <td data-name={text('planner.loss')}>{pascal(line.run.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="caption">{lossNote(layout, text, format)}</p>
    </section>
  )
}
