import * as z from 'zod/mini'
import type { ScreenName } from './routes.ts'
import { ventilation } from './ventilation/registration.ts'

/** Verticals, features of one trade: each registers here. */
const verticals: Record<Vertical, { screens: readonly ScreenName[] }> = { ventilation }

export const Vertical = z.enum(['ventilation'])
export type Vertical = z.infer<typeof Vertical>

/** Whether a shop of this vertical has a screen; general ones are in every shop. */
export function hasScreen(vertical: Vertical | '', screen: ScreenName): boolean {
  return Vertical.options.every(
    (each) => each === vertical || !verticals[each].screens.includes(screen),
  )
}
