import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'

export const route = privateRoute('/auth/proxy')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface AuthProxyProps {
  /** `open`: waits for the button; `missing`: no token; `refused`: not admitted. */
  state: 'open' | 'missing' | 'refused'
  /** Token of the URL, while it may be valid; '' otherwise. */
  token: string
  /** Error message, '' for none. */
  message: string
}
