import { publicRoute } from '../../screens/screen-route.ts'
import type { ScreenPolicy } from '../../screens/screen-policy.ts'
import type { FanCurve } from '../../product/product.ts'
import type { UnitHighlight } from '../planner/choose-units.ts'
import type { RatedUnit } from '../planner/rate-unit.ts'
import type { DwellingPlan, PlanObstacle } from '../planner/make-plan.ts'
import type { PlanInput } from '../planner/plan-input.ts'
import type { PlanPart } from '../planner/plan-parts.ts'
import type { AdvisedProduct, AdvisedVariant } from './adviser.ts'

export const route = publicRoute({
  de: '/lueftungsplaner',
  cs: '/planovac-vetrani',
  sk: '/planovac-vetrania',
  en: '/ventilation-planner',
})
export const policy = {
  cache: 'search',
  query: 'planner',
  sitemap: true,
  sheet: 'tools',
} satisfies ScreenPolicy

/** Displayed data of a unit in the ducts of a plan. */
export interface PlannedUnit extends Pick<
  RatedUnit,
  'reaches' | 'running' | 'speed' | 'power' | 'noise'
> {
  highlights: UnitHighlight[]
  product: AdvisedProduct
  variant: AdvisedVariant
  /** Heat recovery in percent; null for a fan. */
  recovery: number | null
  /** mm; null if not stated. */
  diameter: number | null
  /** At full speed. */
  curve: FanCurve
}

/** A part of the plan with its variant; null if the shop has none now. */
export interface PlannedPart extends Pick<PlanPart, 'kind' | 'diameter' | 'need' | 'unit'> {
  bought: { amount: number; product: AdvisedProduct; variant: AdvisedVariant } | null
}

export interface PlanResult {
  plan: DwellingPlan
  /**
   * Unit that the ducts are planned for: the chosen one, else the recommended one; null: there is
   * none.
   */
  unit: PlannedUnit | null
  /** Other suitable ones, including the recommended one if the chosen one is unsuitable. */
  others: PlannedUnit[]
  /** The chosen unit is discontinued. */
  isOwnGone: boolean
  parts: PlannedPart[]
}

export interface PlannerProps {
  input: PlanInput
  /** ISO 3166-1 alpha-2 in lower case. */
  shopMarket: string
  /** Absolute URL of the plan, for sharing. */
  address: string
  result: PlanResult | { obstacle: PlanObstacle; market: string }
}
