import { lazyPart } from '../lazy-part.ts'

/*
 * Parts of the frame whose HTML is in the page and whose script may come after the page is usable:
 * until it is there, their links, forms and menus work without. The server has them at once, so
 * that nothing streams in late.
 */
const loadFrame = () => import('./lazy-frame.ts')
const frame = import.meta.env.SSR ? await loadFrame() : null

export const CheckoutFooter =
  frame?.CheckoutFooter ?? lazyPart(async () => (await loadFrame()).CheckoutFooter)
export const CheckoutHeader =
  frame?.CheckoutHeader ?? lazyPart(async () => (await loadFrame()).CheckoutHeader)
export const HeaderTop = frame?.HeaderTop ?? lazyPart(async () => (await loadFrame()).HeaderTop)
export const MainMenu = frame?.MainMenu ?? lazyPart(async () => (await loadFrame()).MainMenu)
export const NewsletterBand =
  frame?.NewsletterBand ?? lazyPart(async () => (await loadFrame()).NewsletterBand)
export const PageFooter = frame?.PageFooter ?? lazyPart(async () => (await loadFrame()).PageFooter)
export const TopBanner = frame?.TopBanner ?? lazyPart(async () => (await loadFrame()).TopBanner)

/** What is the visitor's own; with SWR and the cart in a chunk of its own. */
const loadLinks = () => import('./header/header-links.tsx')
const links = import.meta.env.SSR ? await loadLinks() : null

export const HeaderLinks =
  links?.HeaderLinks ?? lazyPart(async () => (await loadLinks()).HeaderLinks)
