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
  /** What the link in the mail is for: to subscribe, to end something, or to do what was begun. */
  purpose: 'newsletter' | 'unsubscribe' | 'unwatch' | 'order' | 'inquiry' | 'watcher' | 'account'
  /**
   * `sent`: the mail is on its way; `open`: waits for the button; `used`: had been confirmed before;
   * `refused`: no such wish.
   */
  state: 'sent' | 'open' | 'confirmed' | 'used' | 'refused'
  /** Of the link in the mail, while it may be good. */
  token: string
  /** Confirmed: the address that news go to. Otherwise what went wrong, '' for nothing. */
  message: string
}
