import type { SiteData } from '../domain/site.ts'

/** The shop's name from globals; empty if none is set. */
export function shopNameOf({ brand, contact }: SiteData['globals']): string {
  return brand?.name || contact.company
}

/** A title with the shop's name, unless it contains it already. */
export function pageTitle(title: string, shopName: string): string {
  return shopName === '' || title.includes(shopName) ? title : `${title} | ${shopName}`
}
