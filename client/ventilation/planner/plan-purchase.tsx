import { api } from '../../../domain/api.ts'
import type { BatchItem } from '../../bulk-order/add-batch.ts'
import { useShop } from '../../shop.tsx'
import { useAddSet } from '../adviser/use-add-set.ts'
import { Button } from '../../ui/button.tsx'

interface PlanPurchaseProps {
  items: readonly BatchItem[]
  total: number
}

/** Adds all parts to the cart at once; a plain form without JavaScript. */
export function PlanPurchase({ items, total }: PlanPurchaseProps) {
  const { text, format, site } = useShop()
  const { busy, submit } = useAddSet(items)

  return (
    <form
      className="planner__purchase no-print"
      method="post"
      action={api.cartBatch}
      onSubmit={submit}
    >
      {items.map(({ id, amount }, index) => (
        <span key={`${id}${index}`} hidden>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="amount" value={amount} />
        </span>
      ))}
      <Button
        type="submit"
        variant="primary"
        icon="shopping-cart"
        busy={busy}
        disabled={site.configuration.shoppingDisabled || items.length === 0}
      >
        {text('planner.addAll', { price: format.price(total) })}
      </Button>
    </form>
  )
}
