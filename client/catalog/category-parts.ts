/** What lazy-category-parts.ts loads in one chunk. */
export { CategoryDescription } from './category-description.tsx'
export { ChildCategories } from './child-categories.tsx'
export { ListBanner } from './list-banner.tsx'
