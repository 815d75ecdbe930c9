// One chunk for lazy-parts.tsx: header links with counts, dismissible banners.
export { HeaderLinks } from './header/header-links.tsx'
export { TopBanner } from './header/top-banner.tsx'
