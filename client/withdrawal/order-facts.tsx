import { withdrawalDaysOf } from '../../domain/order/withdrawal-days.ts'
import { useShop } from '../shop.tsx'
import { Notice } from '../ui/notice.tsx'
import type { WithdrawalReviewProps } from '../../domain/screens/checkout/withdrawal.ts'

/** Order data known to the shop. None of it blocks a withdrawal: the declaration counts. */
export function OrderFacts({
  order,
  state,
  isLate,
}: Pick<WithdrawalReviewProps, 'order' | 'state' | 'isLate'>) {
  const { format, site, text } = useShop()
  const days = withdrawalDaysOf(site.globals)
  if (state === 'unasked') return null
  if (!order) {
    return (
      <Notice kind="warning" title={text('withdrawal.fact.unknownTitle')}>
        {text('withdrawal.fact.unknown')}
      </Notice>
    )
  }
  if (order.business) {
    return (
      <Notice kind="warning" title={text('withdrawal.fact.businessTitle')}>
        {text('withdrawal.fact.business')}
      </Notice>
    )
  }
  if (!order.deadline) return <Notice>{text('withdrawal.fact.open', { days })}</Notice>
  const date = format.date(order.deadline)
  return isLate ? (
    <Notice kind="warning" title={text('withdrawal.fact.lateTitle', { date })}>
      {text('withdrawal.fact.late')}
    </Notice>
  ) : (
    <Notice title={text('withdrawal.fact.deadline', { date })}>
      {text('withdrawal.fact.period', { days })}
    </Notice>
  )
}
