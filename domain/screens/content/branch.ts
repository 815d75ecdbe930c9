import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { MapPoint } from '../../content/reference/map-point.ts'
import type { Branch } from '../../content/reference/branch.ts'

export const route = publicRoute({
  de: '/niederlassung/:slug',
  cs: '/pobocka/:slug',
  sk: '/pobocka/:slug',
  en: '/branch/:slug',
})
export const policy = { cache: 'content', sheet: 'content' } satisfies ScreenPolicy

export interface NearBranch extends MapPoint {
  slug: string
  /** Great-circle distance. */
  km: number
}

export interface BranchProps {
  branch: Branch
  /** Nearest other branches. */
  nearby: NearBranch[]
}
