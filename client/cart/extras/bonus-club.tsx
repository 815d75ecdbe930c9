import { useShop } from '../../shop.tsx'
import { Picture } from '../../ui/picture.tsx'

/** What the CMS says of the bonus club, beside the sums of the cart (spec §3 cart texts). */
export function BonusClub() {
  const { bonusClub } = useShop().frame.configuration.cart
  if (!bonusClub?.text) return null
  return (
    <aside className="bonus-club">
      {bonusClub.image && (
        <Picture image={bonusClub.image} width={56} height={56} beside={bonusClub.text} />
      )}
      <p>{bonusClub.text}</p>
    </aside>
  )
}
