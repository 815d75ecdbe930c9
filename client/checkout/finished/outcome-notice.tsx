import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Outcome } from '../details/use-place-order.ts'

interface OutcomeNoticeProps {
  outcome: Outcome
  onCheck: () => Promise<void>
}

/** State of an order whose response was lost: being resolved, or unknown. */
export function OutcomeNotice({ outcome, onCheck }: OutcomeNoticeProps) {
  const { text } = useShop()
  if (outcome === null) return null
  if (outcome === 'checking')
    return <Notice kind="info" role="status" title={text('checkout.outcome.checking')} />
  return (
    <Notice
      kind="warning"
      role="alert"
      title={text('checkout.outcome.title')}
      action={
        <Button variant="primary" icon="rotate-ccw" onClick={() => void onCheck()}>
          {text('checkout.outcome.check')}
        </Button>
      }
    >
      {text('checkout.outcome.unknown')}
    </Notice>
  )
}
