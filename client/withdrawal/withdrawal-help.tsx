import { withdrawalDaysOf } from '../../domain/order/withdrawal-days.ts'
import { useShop } from '../shop.tsx'
import { findMenuItem } from '../ui/menu-item.ts'
import { ShopLink } from '../ui/shop-link.tsx'

/** Next steps, and alternatives to this form. */
export function WithdrawalHelp() {
  const { site, text } = useShop()
  const instructions = findMenuItem(site.menus, 'withdrawal')
  const { email } = site.globals.contact
  return (
    <aside className="withdrawal__aside">
      <h2>{text('withdrawal.how.title')}</h2>
      <ol className="withdrawal__steps">
        <li>{text('withdrawal.how.fill')}</li>
        <li>{text('withdrawal.how.confirm')}</li>
        <li>{text('withdrawal.how.receipt')}</li>
      </ol>
      <p>{text('withdrawal.how.period', { days: withdrawalDaysOf(site.globals) })}</p>
      {instructions && (
        <p>
          <ShopLink link={instructions.link}>{text('withdrawal.how.instructions')}</ShopLink>
        </p>
      )}
      {email && (
        <p className="caption">
          {text('withdrawal.how.otherwise')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </aside>
  )
}
