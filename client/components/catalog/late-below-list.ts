import { lazy } from 'react'

/** Its HTML is in the page; its script may come after the list can be used. */
export const BelowList = import.meta.env.SSR
  ? (await import('./below-list.tsx')).BelowList
  : lazy(async () => ({ default: (await import('./below-list.tsx')).BelowList }))
