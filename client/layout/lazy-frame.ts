// One chunk for lazy-parts.tsx: a request per part would cost more than it saves.
export { CheckoutFooter } from './footer/checkout-footer.tsx'
export { CheckoutHeader } from './checkout-header.tsx'
export { Logo } from './header/logo.tsx'
export { HeaderTop } from './header/header-top.tsx'
export { MainMenu } from './header/menu/main-menu.tsx'
export { NewsletterBand } from './footer/newsletter-band.tsx'
export { PageFooter } from './footer/page-footer.tsx'
