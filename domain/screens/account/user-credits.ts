import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { CreditStatement } from '../../contract/store-credits.ts'

export const route = customerRoute('/user/credits')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface UserCreditsProps {
  /** Null if unknown. */
  statement: CreditStatement | null
  /** From 1. */
  page: number
  totalPages: number
  /** Products sold for credits; left out if the CMS names none. */
  featured?: { title: string; products: { slug: string; name: string }[] }
}
