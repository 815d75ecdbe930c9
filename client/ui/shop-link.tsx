import type { AnchorHTMLAttributes } from 'react'
import type { Link } from '../../domain/link.ts'
import { useShop } from '../shop.tsx'
import { linkHref } from './link-href.ts'
import { newWindowHint } from './new-window-hint.tsx'

type ShopLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  link: Link
}

/** Anchor of a CMS link; only its text if the URL is not allowed. */
export function ShopLink({ link, children, ...anchor }: ShopLinkProps) {
  const { routes, text } = useShop()
  const found = linkHref(link, routes)
  if (!found) return <span className={anchor.className}>{children}</span>
  const rel = found.external || link.blank ? 'noopener' : undefined
  return (
    <a {...anchor} href={found.href} rel={rel} target={link.blank ? '_blank' : undefined}>
      {children}
      {link.blank && newWindowHint(text)}
    </a>
  )
}
