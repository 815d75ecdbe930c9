import { useShop } from '../../shop.tsx'

/** Newsletter description from the merchant's data; nothing if it has none. */
export function NewsletterIntro() {
  const { frame, text } = useShop()
  const { newsletter: about } = frame.globals
  return about ? <p>{text('newsletter.lead', { about })}</p> : null
}
