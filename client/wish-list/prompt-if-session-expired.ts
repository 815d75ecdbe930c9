import { mutate } from 'swr'
import { api } from '../../domain/api.ts'
import type { Shop } from '../shop.tsx'
import { notify } from '../layout/notices/notifications.ts'
import { RequestFailed } from '../http/request-failed.ts'
import { promptSignIn } from './prompt-sign-in.ts'

/** Whether a failure means an expired session; if so, prompts to sign in again. */
export function promptIfSessionExpired(error: unknown, shop: Shop): boolean {
  if (!(error instanceof RequestFailed) || error.status !== 401) return false
  notify(promptSignIn(shop))
  void mutate(api.session)
  return true
}
