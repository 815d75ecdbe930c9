import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { CatalogScope } from '../../../domain/catalog.ts'
import type { ListScope } from './use-list-scope.ts'

type ScopeLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  list: ListScope
  to: CatalogScope
}

/** A link to the same list with other filters; it changes the list in its place. */
export function ScopeLink({ list, to, onClick, children, ...anchor }: ScopeLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onClick?.(event)
    list.go(to)
  }
  return (
    <a {...anchor} href={list.href(to)} data-prefetch="no" onClick={follow}>
      {children}
    </a>
  )
}
