import { useShop } from '../../shop.tsx'
import { soundsLike } from './sounds-like.ts'

const distances = [1, 2, 3, 5, 10]

/** Levels at usual distances, with comparisons. `levelAt`: dB(A) at a distance in m. */
export function NoiseTable({ levelAt }: { levelAt: (metres: number) => number }) {
  const { text, format } = useShop()
  return (
    <table className="data-sheet__group data-sheet__group--levels">
      <caption>{text('noise.table')}</caption>
      <tbody>
        {distances.map((metres) => {
          const level = levelAt(metres)
          return (
            <tr key={metres}>
              <th scope="row">{format.quantity(metres, 'm')}</th>
              <td>{format.quantity(Math.round(level), 'dB(A)')}</td>
              <td>{soundsLike(level, text)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
