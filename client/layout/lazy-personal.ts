// One chunk of what lazy-parts.tsx loads: the header's links have counts, a banner may be closed.
export { HeaderLinks } from './header/header-links.tsx'
export { TopBanner } from './header/top-banner.tsx'
