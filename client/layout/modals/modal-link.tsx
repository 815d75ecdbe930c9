import type { ReactNode } from 'react'
import type { Link } from '../../../domain/link.ts'
import { ShopLink } from '../../ui/shop-link.tsx'

interface ModalLinkProps {
  link: Link | null
  linkTitle: string
  onClick: () => void
}

/** A modal's link as a button; null, so that there is no footer, if it has none. */
export function modalLink({ link, linkTitle, onClick }: ModalLinkProps): ReactNode {
  if (!link || !linkTitle) return null
  return (
    <ShopLink link={link} className="button button--primary button--wide" onClick={onClick}>
      {linkTitle}
    </ShopLink>
  )
}
