import type { Confirmable } from '../../contract/store-confirmation.ts'
import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'

export const route = privateRoute({
  de: '/aktivieren',
  cs: '/aktivovat',
  sk: '/aktivovat',
  en: '/activate',
})
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface UserActivateProps {
  /** Purpose of the emailed link: subscribe, unsubscribe, or confirm an action. */
  purpose: 'newsletter' | 'unsubscribe' | 'unwatch' | 'order' | 'inquiry' | 'watcher' | 'account'
  /**
   * `sent`: the email was sent; `open`: waits for the button; `used`: already confirmed; `refused`:
   * unknown.
   */
  state: 'sent' | 'open' | 'confirmed' | 'used' | 'refused'
  /** Token of the emailed link, while it may be valid. */
  token: string
  /** Confirmed: the subscribed address. Otherwise the error, '' for none. */
  message: string
  /** What an order costs; left out if unknown. */
  total?: Confirmable['total']
}
