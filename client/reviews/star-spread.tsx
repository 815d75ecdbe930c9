import { useDeferred, useShop } from '../shop.tsx'

/**
 * Deferred part `spread`: rating histogram, five stars first; nothing if the store has no counts.
 */
export function StarSpread() {
  const { text, format } = useShop()
  const counts = useDeferred<number[]>('spread')
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0
  if (!counts || total === 0) return null
  return (
    <table className="spread">
      <caption className="visually-hidden">{text('details.reviews.spread')}</caption>
      <tbody>
        {counts.map((count, index) => (
          <tr key={index}>
            <th scope="row">{text.count('details.reviews.stars', counts.length - index)}</th>
            <td className="spread__bar" data-filled={Math.round((count / total) * 20) * 5}>
              {format.quantity(Math.round((count / total) * 100), '%')}
            </td>
            <td>{format.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
