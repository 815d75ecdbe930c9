import { api } from '../../domain/api.ts'
import { useShop } from '../shop.tsx'

interface WishFormProps {
  variantId: string
  name: string
  /** Redirect target, after sign-in if needed. */
  page: string
}

/** Wish toggle without JavaScript: guests are sent to sign-in and back. */
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
