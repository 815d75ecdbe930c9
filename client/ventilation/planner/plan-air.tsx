import type { DwellingPlan } from '../../../domain/ventilation/planner/make-plan.ts'
import { useShop } from '../../shop.tsx'
import { markedSource } from '../../../domain/ventilation/standards.ts'
import { BeyondTable } from '../beyond-table.tsx'
import { UnverifiedNote } from '../unverified-note.tsx'
import { demandTexts, streamTexts } from './planner-texts.ts'
import { useRoomNames } from './use-room-names.ts'

/** Air flow of the dwelling and of each room, with the standard behind it. */
export function PlanAir({ plan }: { plan: DwellingPlan }) {
  const { text, format } = useShop()
  const { balance, duty, standard } = plan
  const names = useRoomNames(balance.rooms.map(({ room }) => room))
  const flow = (amount: number) => format.quantity(Math.round(amount), 'm³/h')
  const figures: [string, string][] = [
    [text('planner.daily'), flow(balance.total)],
    [text('planner.boost'), flow(balance.boost)],
    [text('planner.pressure'), format.quantity(duty.pressure, 'Pa')],
  ]
  if (balance.moisture !== null) figures.push([text('planner.moisture'), flow(balance.moisture)])
  return (
    <section className="planner__section" aria-labelledby="plan-air">
      <h2 id="plan-air">{text('planner.result')}</h2>
      <dl className="figures calc__figures">
        {figures.map(([name, value]) => (
          <div key={name} className="figures__item">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{text('planner.balanced', { flow: flow(balance.total), standard })}</p>
      <div className="planner__tables">
        <table className="planner__table planner__table--wide">
          <caption>{text('planner.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('planner.roomColumn')}</th>
              <th scope="col">{text('planner.stream')}</th>
              <th scope="col">{text('planner.daily')}</th>
              <th scope="col">{text('planner.boost')}</th>
            </tr>
          </thead>
          <tbody>
            {balance.rooms.map((air, index) => (
              <tr key={names[index]}>
                <th scope="row">
                  {names[index]}, {format.quantity(air.room.area, 'm²')}
                </th>
                {air.stream ? (
                  <>
                    <td data-name={text('planner.stream')}>{text(streamTexts[air.stream])}</td>
                    <td data-name={text('planner.daily')}>{flow(air.flow)}</td>
                    <td data-name={text('planner.boost')}>{flow(air.boost)}</td>
                  </>
                ) : (
                  <td colSpan={3}>{text('planner.passed')}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <table className="planner__table planner__table--wide">
          <caption>{text('planner.demands')}</caption>
          <thead>
            <tr>
              <th scope="col">{text('planner.demand')}</th>
              <th scope="col">{text('planner.least')}</th>
              <th scope="col">{text('planner.planned')}</th>
              <th scope="col" className="planner__words">
                {text('planner.source')}
              </th>
            </tr>
          </thead>
          <tbody>
            {balance.demands.map((demand) => (
              <tr key={demand.by}>
                <th scope="row">{text(demandTexts[demand.by])}</th>
                <td data-name={text('planner.least')}>{flow(demand.least)}</td>
                <td data-name={text('planner.planned')}>{flow(demand.planned)}</td>
                <td className="planner__words" data-name={text('planner.source')}>
                  {markedSource(demand)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {balance.beyondTable !== null && <BeyondTable area={balance.beyondTable} />}
      <UnverifiedNote sources={balance.demands} />
    </section>
  )
}
