import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'

export const route = privateRoute('/auth/proxy')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface AuthProxyProps {
  /** `open`: waits for the button; `missing`: came without a token; `refused`: is not let in. */
  state: 'open' | 'missing' | 'refused'
  /** Of the address, while it may be good; '' otherwise. */
  token: string
  /** What went wrong, '' for nothing. */
  message: string
}
