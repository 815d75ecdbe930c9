import { api } from '../../domain/api.ts'
import { useShop } from '../shop.tsx'

interface WishFormProps {
  variantId: string
  name: string
  /** Where to go on, after the login where that is needed. */
  page: string
}

/** The wish list without JavaScript: who is no customer is sent to the login and back. */
export function WishForm({ variantId, name, page }: WishFormProps) {
  const { text } = useShop()
  return (
    <noscript>
      <form method="post" action={api.wishListItems}>
        <input type="hidden" name="id" value={variantId} />
        <input type="hidden" name="redirect" value={page} />
        <button
          type="submit"
          className="compare-toggle__button"
          aria-label={text('wishList.toggleNamed', { name })}
        >
          {text('wishList.toggle')}
        </button>
      </form>
    </noscript>
  )
}
