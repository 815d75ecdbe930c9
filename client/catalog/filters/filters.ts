/** One chunk for lazy-filters.ts. */
export { AppliedFilters } from './applied-filters.tsx'
export { EmptyList } from '../empty-list.tsx'
export { FilterForm } from './filter-form.tsx'
export { ListPagination } from '../list-pagination.tsx'
export { ListToolbar } from '../list-toolbar.tsx'
export { QuickFilters } from './quick-filters.tsx'
