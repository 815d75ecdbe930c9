import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import type { ScreenName } from '../../../domain/routes.ts'
import { screenRoutes } from '../../../domain/screens/screens.gen.ts'
import { useShop } from '../../shop.tsx'
import { shownCustomer, watchCustomer } from '../../sign-in/shown/shown-customer.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountPanel } from './late-links.ts'

const isForCustomers = (screen: ScreenName) =>
  screen !== 'error' && screenRoutes[screen].forCustomers === true

/**
 * Sign-in link; for customers, the name with sign-out, or before it is known a link to the account.
 */
export function AccountLink({ screen, url }: { screen: ScreenName; url: string }) {
  useSignals()
  const { routes, text } = useShop()
  const hydrated = useHydrated()
  const user = hydrated && shownCustomer.value
  useEffect(watchCustomer, [])
  const isForm = url.startsWith(routes.login()) || url.startsWith(routes.register())
  const isKnown = isForCustomers(screen) && (!hydrated || shownCustomer.value === undefined)
  const label = user
    ? user.firstName || user.email
    : text(isKnown ? 'header.account' : 'header.login')
  const link = (
    <>
      <Icon name="circle-user-round" size={24} />
      <span className="header-link__label">{label}</span>
    </>
  )
  if (!user) {
    const login = routes.login(isForm || !url ? undefined : url)
    return (
      <a className="header-link" href={isKnown ? routes.account.dashboard() : login}>
        {link}
      </a>
    )
  }
  return (
    <details className="account-menu" name="shop-switch">
      <summary className="header-link">{link}</summary>
      <div className="account-menu__panel">
        <AccountPanel user={user} />
      </div>
    </details>
  )
}
