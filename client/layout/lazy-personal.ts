// One chunk for lazy-parts.tsx and header/late-links.ts.
export { AccountPanel } from './header/account-panel.tsx'
export { CompareHost } from '../compare/compare-host.tsx'
export { CompareLink } from '../compare/compare-link.tsx'
export { GuestWishLink } from '../wish-list/guest-wish-link.tsx'
export { PersonalData } from './header/personal-data.tsx'
export { TopBanner } from './header/top-banner.tsx'
