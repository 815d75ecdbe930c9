/** What late-around.ts loads in one chunk. */
export { BelowList } from './below-list.tsx'
export { ListBanner } from './list-banner.tsx'
