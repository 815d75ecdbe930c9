import type { Branch } from '../../domain/content/reference/branch.ts'
import { weekRows } from '../../domain/content/reference/week-rows.ts'
import { useShop } from '../shop.tsx'
import { dayName } from './day-name.ts'

/** Weekly opening hours; days with the same hours are grouped. */
export function OpeningHours({ hours }: { hours: Branch['opening_hours'] }) {
  const { context, text } = useShop()
  const name = (day: number) => dayName(context.locale, day, 'short')
  return (
    <div className="opening-hours">
      <table>
        <caption className="visually-hidden">{text('branch.hours')}</caption>
        <tbody>
          {weekRows(hours).map(({ first, last, spans }) => (
            <tr key={first}>
              <th scope="row">{first === last ? name(first) : `${name(first)}–${name(last)}`}</th>
              <td>
                {spans.length === 0
                  ? text('branch.closedDay')
                  : spans.map(({ from, to }) => (
                      <span key={from} className="opening-hours__span">
                        {from}–{to}
                      </span>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
