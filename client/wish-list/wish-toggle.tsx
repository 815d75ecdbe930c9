import { useShop } from '../shop.tsx'
import { useWishList } from './use-wish-list.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { useWishChange } from './use-wish-change.ts'

interface WishToggleProps {
  variantId: string
  /** Product name for screen readers. */
  name: string
}

/** Wish toggle: customers only (spec §6), so it is in no page's HTML. */
export function WishToggle({ variantId, name }: WishToggleProps) {
  const { text } = useShop()
  const variantIds = useWishList()
  const change = useWishChange()
  if (!variantIds) return null
  const wished = variantIds.includes(variantId)
  return (
    <button
      type="button"
      className="compare-toggle__button wish-toggle"
      aria-pressed={wished}
      aria-label={text('wishList.toggleNamed', { name })}
      onClick={() => void change(variantId, !wished)}
    >
      <Icon name={wished ? 'heart-filled' : 'heart'} size={16} />
      {text('wishList.toggle')}
    </button>
  )
}
