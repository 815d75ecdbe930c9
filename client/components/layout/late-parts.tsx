import { lazy } from 'react'
import { addTexts } from '../../i18n/add-texts.ts'

/*
 * Parts of the frame whose HTML is in the page and whose script may come after the page is usable:
 * until it is there, their links, forms and menus work without. The server has them at once, so
 * that nothing streams in late.
 */
const loadFrame = () => import('./late-frame.ts')
const frame = import.meta.env.SSR ? await loadFrame() : null

export const CheckoutFooter =
  frame?.CheckoutFooter ?? lazy(async () => ({ default: (await loadFrame()).CheckoutFooter }))
export const CheckoutHeader =
  frame?.CheckoutHeader ?? lazy(async () => ({ default: (await loadFrame()).CheckoutHeader }))
export const HeaderTop =
  frame?.HeaderTop ?? lazy(async () => ({ default: (await loadFrame()).HeaderTop }))
export const MainMenu =
  frame?.MainMenu ?? lazy(async () => ({ default: (await loadFrame()).MainMenu }))
export const NewsletterBand =
  frame?.NewsletterBand ?? lazy(async () => ({ default: (await loadFrame()).NewsletterBand }))
export const PageFooter =
  frame?.PageFooter ?? lazy(async () => ({ default: (await loadFrame()).PageFooter }))
export const TopBanner =
  frame?.TopBanner ?? lazy(async () => ({ default: (await loadFrame()).TopBanner }))

/** What is the visitor's own; with SWR and the cart in a chunk of its own. */
const loadLinks = async () => {
  const [links] = await Promise.all([import('./header-links.tsx'), addTexts('compare')])
  return links
}
const links = import.meta.env.SSR ? await loadLinks() : null

export const HeaderLinks =
  links?.HeaderLinks ?? lazy(async () => ({ default: (await loadLinks()).HeaderLinks }))
