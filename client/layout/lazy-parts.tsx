import { lazyParts } from '../lazy-part.ts'

/* The layout around a page. */
const loadFrame = () => import('./lazy-frame.ts')
const part = lazyParts(loadFrame)

export const CheckoutFooter = part('CheckoutFooter')
export const CheckoutHeader = part('CheckoutHeader')
export const HeaderTop = part('HeaderTop')
export const MainMenu = part('MainMenu')
export const NewsletterBand = part('NewsletterBand')
export const PageFooter = part('PageFooter')
export const TopBanner = part('TopBanner')

/** Personal: with SWR and the cart in a chunk of its own. */
const loadLinks = () => import('./header/header-links.tsx')
const links = lazyParts(loadLinks)

export const HeaderLinks = links('HeaderLinks')

/** Most shops have none. */
const loadBadges = () => import('./badges/badges.tsx')

export const Badges = lazyParts(loadBadges)('Badges')
