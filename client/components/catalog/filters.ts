/** What late-filters.ts loads in one chunk. */
export { FilterForm } from './filter-form.tsx'
export { ListEnd } from './list-end.tsx'
export { QuickFilters } from './quick-filters.tsx'
