import type { EarlierWithdrawal } from '../../domain/contract/store-withdrawal.ts'
import { useShop } from '../shop.tsx'
import { Notice } from '../ui/notice.tsx'

interface EarlierWithdrawalsProps {
  earlier: readonly EarlierWithdrawal[] | undefined
  /** Something of the order is left to withdraw from. */
  isAnyLeft?: boolean
}

/** What was declared about the same order before. */
export function EarlierWithdrawals({ earlier = [], isAnyLeft = true }: EarlierWithdrawalsProps) {
  const { format, text } = useShop()
  if (earlier.length === 0) return null
  return (
    <Notice title={text('withdrawal.earlier.title')}>
      {earlier.map(({ reference, receivedAt, items, isWhole }) => (
        <details key={reference} open={items.length <= 10}>
          <summary>
            {text(isWhole ? 'withdrawal.earlier.whole' : 'withdrawal.earlier.part', {
              reference,
              date: format.date(receivedAt),
            })}
          </summary>
          <ul>
            {items.map((item, index) => (
              <li key={`${index} ${item}`}>{item}</li>
            ))}
          </ul>
        </details>
      ))}
      {!isAnyLeft && <p>{text('withdrawal.earlier.nothingLeft')}</p>}
    </Notice>
  )
}
