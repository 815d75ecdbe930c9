import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'

/**
 * `?addToCart=` as a button, because a GET must not change anything. Without script only: React does
 * not hydrate what is in `noscript`.
 */
export const AddToCartOffer = import.meta.env.SSR ? Offer : () => <noscript />

function Offer({ variantId }: { variantId: string }) {
  const { text } = useShop()
  return (
    <noscript>
      <form method="post" action={api.cartItems} className="add-to-cart-offer notice">
        <p className="notice__body">{text('addToCartUrl.offer')}</p>
        <input type="hidden" name="id" value={variantId} />
        <input type="hidden" name="amount" value="1" />
        <Button type="submit" variant="primary" icon="shopping-cart">
          {text('addToCartUrl.add')}
        </Button>
      </form>
    </noscript>
  )
}
