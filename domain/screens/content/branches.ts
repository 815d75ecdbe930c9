import { publicRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { ListedBranch } from '../../content/reference/listed-branch.ts'
import type { BranchOption } from '../../content/reference/branch-option.ts'

export const route = publicRoute({
  de: '/niederlassungen',
  cs: '/pobocky',
  sk: '/pobocky',
  en: '/branches',
})
export const policy = {
  cache: 'content',
  query: ['region', 'service'],
  sitemap: { lists: 'branch' },
  sheet: 'content',
} satisfies ScreenPolicy

export interface BranchesProps {
  /** Those that match the URL's filters. */
  branches: ListedBranch[]
  regions: BranchOption[]
  services: BranchOption[]
  /** Chosen values; empty: all. */
  region: string
  service: string
}
