import { lazyParts } from '../../lazy-part.ts'

/* Lazy: products can be bought before the parts around the list hydrate. */
const load = () => import('./filters.ts')
const part = lazyParts(load)

export const AppliedFilters = part('AppliedFilters')
export const EmptyList = part('EmptyList')
export const FilterForm = part('FilterForm')
export const ListPagination = part('ListPagination')
export const ListToolbar = part('ListToolbar')
export const QuickFilters = part('QuickFilters')
