import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { useShop } from '../../shop.tsx'
import { shownCustomer, watchCustomer } from '../../sign-in/shown/shown-customer.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountPanel } from './late-links.ts'

/** Sign-in link; for customers, the name with sign-out. */
export function AccountLink({ url }: { url: string }) {
  useSignals()
  const { routes, text } = useShop()
  const hydrated = useHydrated()
  const user = hydrated && shownCustomer.value
  useEffect(watchCustomer, [])
  const isForm = url.startsWith(routes.login()) || url.startsWith(routes.register())
  const label = user ? user.firstName || user.email : text('header.login')
  const link = (
    <>
      <Icon name="circle-user-round" size={24} />
      <span className="header-link__label">{label}</span>
    </>
  )
  if (!user) {
    return (
      <a className="header-link" href={routes.login(isForm || !url ? undefined : url)}>
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
