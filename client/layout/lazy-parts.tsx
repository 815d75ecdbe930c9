import { hasChosenProducts, hasClosedBanner, hasSession } from '../known-visitor.ts'
import { lazyParts } from '../lazy-part.ts'

/* Layout parts of every page. */
const loadFrame = () => import('./lazy-frame.ts')
const part = lazyParts(loadFrame)

export const CheckoutFooter = part('CheckoutFooter')
export const CheckoutHeader = part('CheckoutHeader')
export const HeaderTop = part('HeaderTop')
export const Logo = part('Logo')
export const MainMenu = part('MainMenu')
export const NewsletterBand = part('NewsletterBand')
export const PageFooter = part('PageFooter')

/** Links of customers, and of guests with something to show, load at once. */
const loadLinks = () => import('./lazy-links.ts')
const hasLinks = () => hasSession() || hasChosenProducts()

export const HeaderLinks = lazyParts(loadLinks, { isNeededNow: hasLinks })('HeaderLinks')

/** Personal parts: loaded at once where they have something to show. */
const loadPersonal = () => import('./lazy-personal.ts')
export const TopBanner = lazyParts(loadPersonal, { isNeededNow: hasClosedBanner })('TopBanner')

/** Most shops have none. */
const loadBadges = () => import('./badges/badges.tsx')

export const Badges = lazyParts(loadBadges)('Badges')
