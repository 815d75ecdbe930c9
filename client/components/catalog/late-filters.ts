import { lazy } from 'react'

/*
 * Filters and pages whose HTML is in the page and works as a form and as links; their script may come a
 * moment after the list's. The server has them at once.
 */
const loadFilters = () => import('./filters.ts')
const filters = import.meta.env.SSR ? await loadFilters() : null

export const FilterForm =
  filters?.FilterForm ?? lazy(async () => ({ default: (await loadFilters()).FilterForm }))
export const ListEnd =
  filters?.ListEnd ?? lazy(async () => ({ default: (await loadFilters()).ListEnd }))
export const QuickFilters =
  filters?.QuickFilters ?? lazy(async () => ({ default: (await loadFilters()).QuickFilters }))
