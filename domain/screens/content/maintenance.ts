import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'

export const route = privateRoute('/maintenance')
export const policy = {} satisfies ScreenPolicy

export interface MaintenanceProps {
  /** Text of the CMS; null: the built-in one. */
  text: string | null
}
