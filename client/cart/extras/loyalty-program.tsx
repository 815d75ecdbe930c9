import { useShop } from '../../shop.tsx'
import { Picture } from '../../ui/picture.tsx'

/** CMS text about the bonus club, beside the cart's totals (spec §3 cart texts). */
export function LoyaltyProgram() {
  const { bonusClub } = useShop().site.configuration.cart
  if (!bonusClub?.text) return null
  return (
    <aside className="loyalty-program">
      {bonusClub.image && (
        <Picture image={bonusClub.image} width={56} height={56} beside={bonusClub.text} />
      )}
      <p>{bonusClub.text}</p>
    </aside>
  )
}
