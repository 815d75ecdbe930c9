import { lazy } from 'react'
import { addTexts } from '../../i18n/add-texts.ts'

/*
 * Everything around the products of a list. Its HTML is in the page and works as forms and links;
 * script and texts may come a moment after the products can be bought. The server has them at once.
 */
const loadFilters = () => import('./filters.ts')
const filters = import.meta.env.SSR ? await loadFilters() : null

async function load<Name extends keyof NonNullable<typeof filters>>(name: Name) {
  const [parts] = await Promise.all([loadFilters(), addTexts('listing')])
  return { default: parts[name] }
}

export const AppliedFilters = filters?.AppliedFilters ?? lazy(() => load('AppliedFilters'))
export const EmptyList = filters?.EmptyList ?? lazy(() => load('EmptyList'))
export const FilterForm = filters?.FilterForm ?? lazy(() => load('FilterForm'))
export const ListEnd = filters?.ListEnd ?? lazy(() => load('ListEnd'))
export const ListToolbar = filters?.ListToolbar ?? lazy(() => load('ListToolbar'))
export const QuickFilters = filters?.QuickFilters ?? lazy(() => load('QuickFilters'))
