import { useRef, useState } from 'react'
import type { ShoppingList, ShoppingListItem } from '../../domain/cart/shopping-list.ts'
import { useShop } from '../shop.tsx'
import { useWishListItems } from './use-wish-list-items.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyWishList } from './empty-wish-list.tsx'
import { useWishChange } from './use-wish-change.ts'
import { WishListItem } from './wish-list-item.tsx'

/** Items of the wish list; the last removal can be undone. */
export function WishListProducts({ list }: { list: ShoppingList }) {
  const { text } = useShop()
  const items = useWishListItems(list)
  const change = useWishChange()
  const [removed, setRemoved] = useState<ShoppingListItem | null>(null)
  const count = useRef<HTMLParagraphElement>(null)

  function remove(item: ShoppingListItem) {
    setRemoved(item)
    void change(item.variantId, false)
    // The focused button is removed with it; the focus must not jump to the top of the page.
    count.current?.focus()
  }

  function undo(item: ShoppingListItem) {
    setRemoved(null)
    void change(item.variantId, true)
    count.current?.focus()
  }

  return (
    <>
      <p className="caption" tabIndex={-1} ref={count}>
        {text.count('wishList.count', items.length)}
      </p>
      <div className="wish-list__notices no-print" aria-live="polite">
        {removed && !items.some(({ variantId }) => variantId === removed.variantId) && (
          <Notice
            action={
              <Button variant="secondary" size="small" icon="undo-2" onClick={() => undo(removed)}>
                {text('cart.undo')}
              </Button>
            }
          >
            {text('wishList.removed', { name: removed.name })}
          </Notice>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyWishList />
      ) : (
        <ul className="tiles tiles--list">
          {items.map((item) => (
            <li key={item.variantId} className="tiles__item">
              <WishListItem item={item} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
