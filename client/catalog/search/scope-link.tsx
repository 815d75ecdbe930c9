import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import type { ListScope } from '../use-list-scope.ts'
import { isPlainClick } from '../../navigation/plain-click.ts'

type ScopeLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  list: ListScope
  to: CatalogScope
  history?: 'auto' | 'replace'
  /** Fragment to scroll to without JavaScript: `#page-2`. */
  at?: string
}

/** A link to the same list with other filters; navigates in place. */
export function ScopeLink({
  list,
  to,
  history,
  at = '',
  onClick,
  children,
  ...anchor
}: ScopeLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onClick?.(event)
    list.go(to, history)
  }
  return (
    <a {...anchor} href={list.href(to) + at} data-prefetch="no" onClick={follow}>
      {children}
    </a>
  )
}
