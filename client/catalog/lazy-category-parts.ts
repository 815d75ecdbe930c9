import { lazyParts } from '../lazy-part.ts'

/* Lazy: a list can be used without these parts. */
const load = () => import('./category-parts.ts')
const part = lazyParts(load)

export const CategoryDescription = part('CategoryDescription')
export const ChildCategories = part('ChildCategories')
export const ListBanner = part('ListBanner')
