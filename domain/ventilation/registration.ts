import type { ScreenName } from '../routes.ts'

/** Registration of the ventilation vertical. */
export const ventilation = {
  screens: ['adviser', 'calculator', 'calculators', 'planner'],
} as const satisfies { screens: readonly ScreenName[] }
