// One chunk of what late-parts.tsx loads: a request each would cost more than it saves.
export { CheckoutFooter } from './checkout-footer.tsx'
export { CheckoutHeader } from './checkout-header.tsx'
export { HeaderTop } from './header-top.tsx'
export { MainMenu } from './main-menu.tsx'
export { NewsletterBand } from './newsletter-band.tsx'
export { PageFooter } from './page-footer.tsx'
export { TopBanner } from './top-banner.tsx'
