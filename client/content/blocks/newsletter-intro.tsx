import { useShop } from '../../shop.tsx'

/** What newsletters of this shop are about; nothing where its merchant does not say. */
export function NewsletterIntro() {
  const { frame, text } = useShop()
  const { newsletter: about } = frame.globals
  return about ? <p>{text('newsletter.lead', { about })}</p> : null
}
