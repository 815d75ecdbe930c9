import type { Claim } from '../../contract/store-claims.ts'
import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'

export const route = customerRoute('/user/claims')
export const policy = { sheet: 'account', feature: 'warrantyClaims' } satisfies ScreenPolicy

export interface UserClaimsProps {
  /** From 1. */
  page: number
  /** Null if the store is unreachable: the page says so. */
  claims: Claim[] | null
  totalPages: number
}
