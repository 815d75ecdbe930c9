import { accountApi } from '../../../domain/account/account-api.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'

/** Saves the cart as an offer, listed among the customer's documents. */
export function OfferForm() {
  const { text } = useShop()
  return (
    <details className="coupon">
      <summary className="coupon__summary">{text('cartExtras.offer.open')}</summary>
      <form className="coupon__form" method="post" action={accountApi.offers}>
        <p>{text('cartExtras.offer.lead')}</p>
        <Button type="submit">{text('cartExtras.offer.submit')}</Button>
      </form>
    </details>
  )
}
