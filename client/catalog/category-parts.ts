/** One chunk for lazy-category-parts.ts. */
export { CategoryDescription } from './category-description.tsx'
export { ChildCategories } from './child-categories.tsx'
export { ListBanner } from './list-banner.tsx'
