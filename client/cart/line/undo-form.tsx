import { parseRemoved } from '../../../domain/cart/removed-lines.ts'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'

/** Undo after a native form removed items. */
export function UndoForm({ undo }: { undo: string }) {
  const { text } = useShop()
  return (
    <form className="undo-row" method="post" action={api.cartItems}>
      <p role="status">{text.count('cartPage.removedAll', parseRemoved(undo).length)}</p>
      <input type="hidden" name="items" value={undo} />
      <button className="button button--secondary button--small" name="intent" value="restore">
        {text('cart.undo')}
      </button>
    </form>
  )
}
