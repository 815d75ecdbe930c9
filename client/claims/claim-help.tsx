import { settleDays } from '../../domain/claim/settle-by.ts'
import { useShop } from '../shop.tsx'
import { findMenuItem } from '../ui/menu-item.ts'
import { ShopLink } from '../ui/shop-link.tsx'

/** Next steps of a claim, and links to the customer's rights. */
export function ClaimHelp() {
  const { site, text } = useShop()
  const rights = findMenuItem(site.menus, 'warranty')
  const { email } = site.globals.contact
  return (
    <aside className="withdrawal__aside">
      <h2>{text('withdrawal.how.title')}</h2>
      <ol className="withdrawal__steps">
        <li>{text('claim.how.file')}</li>
        <li>{text('claim.how.confirm')}</li>
        <li>{text('claim.how.settle', { days: settleDays })}</li>
      </ol>
      <p>{text('claim.how.rights')}</p>
      {rights && (
        <p>
          <ShopLink link={rights.link}>{rights.title}</ShopLink>
        </p>
      )}
      {email && (
        <p className="caption">
          {text('claim.how.otherwise')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </aside>
  )
}
