import { lazyParts } from '../lazy-part.ts'

/* What a list can be used without. */
const load = () => import('./around.ts')
const part = lazyParts(load)

export const BelowList = part('BelowList')
export const ChildCategories = part('ChildCategories')
export const ListBanner = part('ListBanner')
