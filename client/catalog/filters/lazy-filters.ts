import { lazyPart } from '../../lazy-part.ts'

/*
 * Everything around the products of a list. Its HTML is in the page and works as forms and links;
 * its script may come a moment after the products can be bought. The server has them at once.
 */
const loadFilters = () => import('./filters.ts')
const filters = import.meta.env.SSR ? await loadFilters() : null

async function load<Name extends keyof NonNullable<typeof filters>>(name: Name) {
  return (await loadFilters())[name]
}

export const AppliedFilters = filters?.AppliedFilters ?? lazyPart(() => load('AppliedFilters'))
export const EmptyList = filters?.EmptyList ?? lazyPart(() => load('EmptyList'))
export const FilterForm = filters?.FilterForm ?? lazyPart(() => load('FilterForm'))
export const ListEnd = filters?.ListEnd ?? lazyPart(() => load('ListEnd'))
export const ListToolbar = filters?.ListToolbar ?? lazyPart(() => load('ListToolbar'))
export const QuickFilters = filters?.QuickFilters ?? lazyPart(() => load('QuickFilters'))
