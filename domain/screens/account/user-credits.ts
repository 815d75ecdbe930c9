import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { CreditStatement } from '../../contract/store-credits.ts'

export const route = privateRoute('/user/credits')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface UserCreditsProps {
  /** Null where the shop cannot tell. */
  statement: CreditStatement | null
  /** From 1. */
  page: number
  totalPages: number
  /** What they can be spent on; left out where the CMS names nothing. */
  featured?: { title: string; products: { slug: string; name: string }[] }
}
