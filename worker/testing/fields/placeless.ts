import { inTheBrowser } from './placeless/in-the-browser.ts'
import { keys } from './placeless/keys.ts'
import { onCards } from './placeless/on-cards.ts'
import type { Reason } from './placeless/reason.ts'
import { saidElsewhere } from './placeless/said-elsewhere.ts'

/**
 * Every field of the contract that stands on no page, and why. Fields have their whole names, so
 * that a new one is not excused because another one ends alike.
 */
export const placeless: readonly Reason[] = [...keys, ...saidElsewhere, ...onCards, ...inTheBrowser]

const entries = new Set(placeless.flatMap(({ fields }) => fields))

/** The entries of the list that name a field, or one of its choices. */
export function entriesFor(name: string): string[] {
  const operation = /^\w+/.exec(name)?.[0] ?? ''
  return [name, `${operation}.*`].filter((entry) => entries.has(entry))
}
