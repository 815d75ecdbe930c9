import type { ReactNode } from 'react'
import { useShop } from '../shop.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { AccountMenu } from './account-menu.tsx'

interface AccountAreaProps {
  title: string
  /** URL of the current menu entry. */
  current: string
  /** Pages between the dashboard and this one. */
  above?: { title: string; href: string }[]
  children: ReactNode
}

/** Layout of account pages: breadcrumb and account menu. */
export function AccountArea({ title, current, above = [], children }: AccountAreaProps) {
  const { routes, text } = useShop()
  const dashboard = { title: text('customer.dashboard.title'), href: routes.account.dashboard() }
  const isDashboard = current === dashboard.href
  return (
    <div className="container customer">
      <Breadcrumbs items={isDashboard ? [] : [dashboard, ...above]} current={title} />
      <AccountMenu current={current} />
      <div className="customer__main">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
