/** What lazy-around.ts loads in one chunk. */
export { BelowList } from './below-list.tsx'
export { ChildCategories } from './child-categories.tsx'
export { ListBanner } from './list-banner.tsx'
