import type { FormEvent, ReactNode } from 'react'
import type { Variant } from '../../../domain/product/product.ts'
import {
  purchaseObstacle,
  type PurchaseObstacle,
} from '../../../domain/product/purchase-obstacle.ts'
import { api } from '../../../domain/api.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

const obstacleKeys: Record<Exclude<PurchaseObstacle, 'shoppingDisabled'>, TextKey> = {
  variantRequired: 'product.variantRequired',
  noPrice: 'product.noPrice',
  notAvailable: 'product.notAvailable',
}

interface AddToCartFormProps {
  /** Form id for buttons elsewhere. */
  id?: string
  /** Product name for screen readers. */
  name: string
  saleable: boolean
  offer: Pick<Variant, 'id' | 'unit' | 'prices' | 'availability'>
  size?: 'medium' | 'large'
  /** Pays with loyalty credits. */
  forCredits?: boolean
  className?: string
  /** The amount's input; without it the minimum is added. */
  children?: ReactNode
}

/** A form that also works without JavaScript; disabled with its reason (spec §5 Add to cart). */
export function AddToCartForm({
  id,
  name,
  saleable,
  offer,
  size = 'medium',
  forCredits = false,
  className = '',
  children,
}: AddToCartFormProps) {
  const { text, site } = useShop()
  const { busy, add } = useAddToCart()
  const { shoppingDisabled, shoppingDisabledText } = site.configuration
  const obstacle = purchaseObstacle({ offer, saleable, shoppingDisabled, forCredits })
  const reason =
    obstacle === 'shoppingDisabled'
      ? shoppingDisabledText
      : obstacle && text(obstacleKeys[obstacle])
  const least = Math.max(offer.availability.amountMin, offer.unit.step)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = String(new FormData(form).get('amount') ?? '')
    const amount = Number(typed.replace(',', '.'))
    if (busy) return
    const bought = amount > 0 ? amount : least
    void add(form, { variantId: offer.id, amount: bought, credits: forCredits })
  }

  return (
    <form
      id={id}
      className={`add-to-cart ${className}`}
      method="post"
      action={api.cartItems}
      title={reason ?? undefined}
      onSubmit={submit}
    >
      <input type="hidden" name="id" value={offer.id} />
      {forCredits && <input type="hidden" name="credits" value="true" />}
      {children ?? <input type="hidden" name="amount" value={least} />}
      <Button
        type="submit"
        variant="primary"
        size={size}
        icon="shopping-cart"
        wide
        busy={busy}
        disabled={obstacle !== null}
        aria-label={
          reason
            ? `${text('product.addToCart')}: ${reason}`
            : text('product.addNamedToCart', { name })
        }
      >
        {text('product.addToCart')}
      </Button>
    </form>
  )
}
