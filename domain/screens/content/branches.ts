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
  /** Those that fit the address. */
  branches: ListedBranch[]
  regions: BranchOption[]
  services: BranchOption[]
  /** Chosen; empty: all. */
  region: string
  service: string
}
