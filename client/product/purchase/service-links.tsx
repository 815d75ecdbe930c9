import { withdrawalDaysOf } from '../../../domain/order/withdrawal-days.ts'
import type { MenuRole } from '../../../domain/site.ts'
import type { IconName } from '../../ui/icon/icon-names.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { findMenuItem } from '../../ui/menu-item.ts'
import { ShopLink } from '../../ui/shop-link.tsx'

const services: { role: MenuRole; title: TextKey; icon: IconName }[] = [
  { role: 'shipping', title: 'product.links.shipping', icon: 'truck' },
  { role: 'withdrawal', title: 'product.links.returns', icon: 'undo-2' },
  { role: 'warranty', title: 'product.links.guarantee', icon: 'shield-check' },
]

/** Links to shipping costs, returns and warranty (UX rule 18). */
export function ServiceLinks() {
  const { text, site } = useShop()
  const days = withdrawalDaysOf(site.globals)
  const { guaranteeYears: years = 2 } = site.globals.promises ?? {}
  return (
    <ul className="services">
      {services.map(({ role, title, icon }) => {
        const item = findMenuItem(site.menus, role)
        const label = text(title, { days, years })
        return (
          <li key={role} className={`icon-before icon--${icon}`}>
            {item ? <ShopLink link={item.link}>{label}</ShopLink> : label}
          </li>
        )
      })}
    </ul>
  )
}
