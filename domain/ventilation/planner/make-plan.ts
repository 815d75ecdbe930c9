import type { OperatingPoint } from '../fans/operating-point.ts'
import { type AirBalance, airBalance, streamOf } from './air-balance.ts'
import { type DuctLayout, ductLayout, largestFlow } from './duct-layout.ts'
import { rulesOf } from './market-rules.ts'
import type { PlanInput } from './plan-input.ts'

/** Why there is no plan. */
export const planObstacles = [
  'no-rooms',
  'no-rules',
  'no-supply-room',
  'no-extract-room',
  'too-much-air',
] as const
export type PlanObstacle = (typeof planObstacles)[number]

export interface DwellingPlan {
  market: string
  /** The standard that it goes by. */
  standard: string
  balance: AirBalance
  layout: DuctLayout
  /** Operating point at the highest level, and the continuous one, in m³/h and whole Pa. */
  duty: OperatingPoint
  daily: OperatingPoint
}

export type PlanOutcome = { plan: DwellingPlan } | { obstacle: PlanObstacle; market: string }

/** The plan of a dwelling in this market, or the reason for none. */
export function makePlan(input: PlanInput, shopMarket: string): PlanOutcome {
  const market = input.market ?? shopMarket
  const refuse = (obstacle: PlanObstacle): PlanOutcome => ({ obstacle, market })
  if (input.rooms.length === 0) return refuse('no-rooms')
  const rules = rulesOf(market)
  if (!rules) return refuse('no-rules')
  const has = (stream: 'supply' | 'extract') =>
    input.rooms.some((room) => streamOf(room) === stream)
  if (!has('supply')) return refuse('no-supply-room')
  if (!has('extract')) return refuse('no-extract-room')
  const balance = airBalance(input, rules)
  if (balance.boost > largestFlow) return refuse('too-much-air')
  const layout = ductLayout(input, balance)
  const { supply, extract } = layout.pressure
  const pressure = Math.ceil(Math.max(supply, extract))
  const { total, boost } = balance
  return {
    plan: {
      market,
      standard: rules.standard,
      balance,
      layout,
      duty: { flow: boost, pressure },
      // The resistance is quadratic in the flow.
      daily: { flow: total, pressure: Math.ceil(pressure * (total / boost) ** 2) },
    },
  }
}
