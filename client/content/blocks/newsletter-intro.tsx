import { useShop } from '../../shop.tsx'

/** Newsletter description from the merchant's data; nothing if it has none. */
export function NewsletterIntro() {
  const { site, text } = useShop()
  const { newsletter: about } = site.globals
  return about ? <p>{text('newsletter.lead', { about })}</p> : null
}
