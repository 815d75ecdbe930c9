import { lazyParts } from '../../lazy-part.ts'

/* Lazy: most searches find something, and these parts are links. */
const part = lazyParts(() => import('./no-results.tsx'))

export const BrowseCategories = part('BrowseCategories')
export const NoResults = part('NoResults')
