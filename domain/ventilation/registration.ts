import type { ScreenName } from '../routes.ts'

/** What only a shop for ventilation has. */
export const ventilation = {
  screens: ['adviser', 'calculator', 'calculators', 'planner'],
} as const satisfies { screens: readonly ScreenName[] }
