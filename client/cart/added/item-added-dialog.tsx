import { itemsOf } from '../../../domain/cart/cart-lines.ts'
import { useShop } from '../../shop.tsx'
import type { AddedItem } from './item-added.ts'
import { useCart } from '../state/use-cart.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AddedAccessories } from './added-accessories.tsx'
import { ChangedNote } from '../line/changed-note.tsx'
import { ItemAddedText } from './item-added-text.tsx'
import { FreeShipping } from '../delivery/free-shipping.tsx'

interface ItemAddedDialogProps extends AddedItem {
  onClose: () => void
}

/** Confirms an added item and offers to continue shopping or go to the cart. */
export function ItemAddedDialog({ item, amount, changed, onClose }: ItemAddedDialogProps) {
  const { context, format, routes, text } = useShop()
  const { cart } = useCart()
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('itemAdded.title')}
      side="right"
      footer={
        <div className="item-added__actions">
          <ButtonLink
            href={routes.checkout()}
            variant="primary"
            iconAfter="arrow-right"
            wide
            onClick={onClose}
          >
            {text('itemAdded.toCart')}
          </ButtonLink>
          <Button variant="secondary" wide onClick={onClose}>
            {text('itemAdded.continue')}
          </Button>
        </div>
      }
    >
      <div className="item-added">
        <Picture image={item.product.image} width={96} height={96} beside={item.product.name} />
        <ItemAddedText item={item} amount={amount} />
      </div>
      {changed && <ChangedNote item={item} changed={changed} />}
      {cart && (
        <div className="item-added__cart">
          <p className="item-added__total">
            <span>{text.count('cart.items', itemsOf(cart).length)}</span>
            <strong>
              {format.sum(cart.prices[context.netPrices ? 'totalWithoutTax' : 'totalWithTax'])}
            </strong>
          </p>
          <FreeShipping cart={cart} />
        </div>
      )}
      <AddedAccessories key={item.id} item={item} />
    </Dialog>
  )
}
