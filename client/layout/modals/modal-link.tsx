import type { ReactNode } from 'react'
import type { Link } from '../../../domain/link.ts'
import { ShopLink } from '../../ui/shop-link.tsx'

interface ModalLinkProps {
  link: Link | null
  linkTitle: string
  onClick: () => void
}

/** Where a modal leads to, as a button; null, so that it has no footer, where it leads nowhere. */
export function modalLink({ link, linkTitle, onClick }: ModalLinkProps): ReactNode {
  if (!link || !linkTitle) return null
  return (
    <ShopLink link={link} className="button button--primary button--wide" onClick={onClick}>
      {linkTitle}
    </ShopLink>
  )
}
