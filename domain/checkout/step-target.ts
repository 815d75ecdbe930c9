import type { Routes } from '../routes.ts'

/** Where the links of a checkout step lead. */
export const stepTargets = ['checkout', 'checkoutMethods', 'login'] as const
export type StepTarget = (typeof stepTargets)[number]

/** Name of the link's value in the submitted form. */
export const stepTargetField = 'to'

export function stepTargetOf(fields: Record<string, string>): StepTarget | null {
  return stepTargets.find((target) => target === fields[stepTargetField]) ?? null
}

export function stepTargetPath(routes: Routes, target: StepTarget): string {
  return target === 'login' ? routes.login(routes.checkoutInfo()) : routes[target]()
}
