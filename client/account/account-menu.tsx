import { useEffect, useRef } from 'react'
import { accountApi } from '../../domain/account/account-api.ts'
import { type Feature, hasFeature } from '../../domain/content/features.ts'
import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { newWindowHint } from '../ui/new-window-hint.tsx'

interface MenuEntry {
  href: string
  title: string
  /** Spec §2: warranty claims open in a new tab. */
  isNewTab?: boolean
}

/** The pages of the account (spec §2 Account menu). */
export function AccountMenu({ current }: { current: string }) {
  const { site, routes, text } = useShop()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => showCurrent(list.current), [current])
  const { account } = routes
  const has = (feature: Feature) => hasFeature(site.configuration, feature)
  const entries = [
    { href: account.dashboard(), title: text('customer.dashboard.title') },
    { href: account.orders(), title: text('customer.orders.title') },
    ...(has('documents')
      ? [{ href: account.documents(), title: text('customer.documents.title') }]
      : []),
    ...(has('warrantyClaims')
      ? [{ href: account.claims(), title: text('claim.list.title'), isNewTab: true }]
      : []),
    { href: account.settings(), title: text('customer.settings.title') },
    { href: account.password(), title: text('customer.password.title') },
    ...(has('addressList')
      ? [{ href: account.addresses(), title: text('customer.addresses.title') }]
      : []),
    ...(has('shoppingLists')
      ? [{ href: account.lists(), title: text('customer.lists.title') }]
      : []),
    ...(has('favourites') ? [{ href: routes.wishList(), title: text('customer.wishList') }] : []),
    ...(site.globals.functions.loyaltyCredits
      ? [{ href: account.credits(), title: text('customer.credits.title') }]
      : []),
  ]
  return (
    <nav className="customer-menu no-print" aria-label={text('customer.menu')}>
      <ul ref={list} className="customer-menu__list">
        {entries.map(({ href, title, isNewTab }: MenuEntry) => (
          <li key={href}>
            <a
              href={href}
              className="customer-menu__link"
              aria-current={href === current ? 'page' : undefined}
              {...(isNewTab && { target: '_blank', rel: 'noopener' })}
            >
              {title}
              {isNewTab && newWindowHint(text)}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={accountApi.logout}>
        <button className="customer-menu__link customer-menu__logout">
          <Icon name="log-out" />
          {text('header.logout')}
        </button>
      </form>
    </nav>
  )
}

/**
 * On phones the menu is one line that scrolls horizontally: the current entry is scrolled into
 * view.
 */
function showCurrent(list: HTMLElement | null) {
  const link = list?.querySelector('[aria-current]')
  if (!list || !link) return
  const left = centreOf(link) - centreOf(list)
  list.scrollBy({ left, behavior: 'instant' })
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
