import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Cart, CartItem, ChangedAmount } from '../../../domain/cart/cart.ts'
import { delayOfOthers, itemsOf, longestDelay } from '../../../domain/cart/cart-lines.ts'
import type { Shipper } from '../../../domain/checkout/checkout.ts'
import { cheapestShipper } from '../../../domain/checkout/checkout-totals.ts'
import { promiseDelivery } from '../../../domain/checkout/delivery/promise-delivery.ts'
import { promiseText } from '../../../domain/checkout/delivery/promise-text.ts'
import { api } from '../../../domain/api.ts'
import { useShopClock } from '../../ui/time/use-shop-clock.ts'
import { useShop } from '../../shop.tsx'
import { PriceNote } from '../../ui/price/price-note.tsx'
import type { DocumentLine } from '../../../domain/order/order-document.ts'
import { LineGroup } from './line-group.tsx'
import { UndoRow } from './undo-row.tsx'
import type { useLineChanges } from './use-line-changes.ts'
import { browserPart } from '../../lazy-part.ts'

interface CartLinesProps {
  cart: Cart
  /** The same lines with their VAT. */
  lines: readonly DocumentLine[]
  view: 'gross' | 'net'
  shippers: Shipper[]
  now: string
  changes: ReturnType<typeof useLineChanges>
  /** The last amount that the store clipped. */
  changed: ChangedAmount | null
}

const ClearDialog = browserPart(async () => (await import('../clear-dialog.tsx')).ClearDialog)

/** The items, and the button that clears them all. */
export function CartLines({ changes, ...props }: CartLinesProps) {
  const { cart } = props
  const { text } = useShop()
  const [confirmingClear, setAsking] = useState(false)
  const { removed, troubles } = changes
  const handlers = useStableCallbacks(changes)
  return (
    <section aria-label={text('cart.lines')}>
      <LineList {...props} {...{ removed, troubles, handlers }} />
      <div className="cart-lines__foot">
        <PriceNote />
        <form
          method="post"
          action={api.cartItems}
          onSubmit={(event) => {
            event.preventDefault()
            setAsking(true)
          }}
        >
          <button className="button button--quiet button--small" name="intent" value="clear">
            {text('cartPage.clearAll')}
          </button>
        </form>
      </div>
      {confirmingClear && (
        <ClearDialog
          count={itemsOf(cart).length}
          onClose={() => setAsking(false)}
          onClear={changes.clear}
        />
      )}
    </section>
  )
}

type LineListProps = Omit<CartLinesProps, 'changes'> &
  Pick<CartLinesProps['changes'], 'removed' | 'troubles'> & {
    handlers: ReturnType<typeof useStableCallbacks>
  }

/**
 * Delivery date of each item with the estimated shipper. Memoised: the page renders several times
 * per change.
 */
const LineList = memo(function LineList({ cart, lines, view, ...props }: LineListProps) {
  const { shippers, now, removed, troubles, changed, handlers } = props
  const delivery = useDeliveryTexts(cheapestShipper(cart, shippers), now)
  // Earlier date of the other lines without the slowest ones.
  const longest = longestDelay(cart)
  const sooner = delayOfOthers(cart)
  const others = sooner === null ? '' : delivery(sooner)
  const undo = removed && <UndoRow removed={removed} onUndo={handlers.undo} />
  const items = itemsOf(cart)
  const totals = new Map(lines.map(({ id, total }) => [id, total]))
  const topLevel = items.filter(({ parentId }) => !parentId)
  const before = topLevel[removed?.lines[0]?.position ?? 0]
  const drawn = items.map((item) => ({
    item,
    total: totals.get(item.id)?.[view] ?? 0,
    delivery: delivery(item.variant.delayDays),
    delays: item.variant.delayDays === longest ? others : '',
    trouble: troubles[item.id],
    changed: changed?.variantId === item.variantId ? changed : null,
    onAmount: handlers.setAmount,
    onRemove: handlers.remove,
    undo: item === before ? undo : null,
  }))
  const groups = Array.from({ length: Math.ceil(drawn.length / groupSize) }, (_, at) =>
    drawn.slice(at * groupSize, (at + 1) * groupSize),
  )
  return (
    <div className="cart-lines" role="list">
      {groups.map((group, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a group is its place in the list
        <LineGroup key={at} lines={group} />
      ))}
      {undo && !before && <div role="listitem">{undo}</div>}
    </div>
  )
})

/** React skips a whole group without changes, the browser one outside the viewport. */
const groupSize = 10

/** Stable handlers around callbacks that change with each render. */
function useStableCallbacks(
  changes: Pick<CartLinesProps['changes'], 'setAmount' | 'remove' | 'undo'>,
) {
  const latest = useRef(changes)
  useEffect(() => {
    latest.current = changes
  })
  const [handlers] = useState(() => ({
    setAmount: (item: CartItem, amount: number) => void latest.current.setAmount(item, amount),
    remove: (item: CartItem) => void latest.current.remove(item),
    undo: () => void latest.current.undo(),
  }))
  return handlers
}

/** Delivery date with a shipper by delay in days; the same function until one of them changes. */
function useDeliveryTexts(shipper: Shipper | null, now: string): (delayDays: number) => string {
  const { context, text } = useShop()
  const { country, locale } = context
  const clock = useShopClock(now, shipper ? [shipper.delivery.closesAt] : [])
  return useMemo(
    () =>
      memoized((delayDays: number) => {
        if (!shipper) return text('delivery.later')
        const promise = promiseDelivery({ now: clock, delayDays, shipper, country })
        return promiseText(promise, { type: shipper.type, locale, now: clock }, text)
      }),
    [shipper, clock, country, locale, text],
  )
}

/** Many lines share the same few dates. */
function memoized(find: (days: number) => string) {
  const found = new Map<number, string>()
  return (days: number) => {
    const text = found.get(days) ?? find(days)
    found.set(days, text)
    return text
  }
}
