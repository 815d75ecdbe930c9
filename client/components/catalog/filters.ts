/** What late-filters.ts loads in one chunk. */
export { FilterForm } from './filter-form.tsx'
export { QuickFilters } from './quick-filters.tsx'
