import { inTheBrowser } from './placeless/in-the-browser.ts'
import { keys } from './placeless/keys.ts'
import { onCards } from './placeless/on-cards.ts'
import type { HeldElsewhere, Reason } from './placeless/reason.ts'
import { saidElsewhere } from './placeless/said-elsewhere.ts'

/** Fields that the page is not drawn for, and what holds them instead. */
export const heldElsewhere: readonly HeldElsewhere[] = [
  ...saidElsewhere,
  ...onCards,
  ...inTheBrowser,
]

/**
 * Every field of the contract that the sweep finds on no page, and why. Fields have their whole
 * names, so that a new one is not excused because another one ends alike.
 */
export const placeless: readonly Reason[] = [...keys, ...heldElsewhere]

const entries = new Set(placeless.flatMap(({ fields }) => fields))
const openEntries = new Set(keys.flatMap(({ fields }) => fields))

/** The entries of the list that name a field, or one of its choices. */
export function entriesFor(name: string): string[] {
  const operation = /^\w+/.exec(name)?.[0] ?? ''
  return [name, `${operation}.*`].filter((entry) => entries.has(entry))
}

/** Whether the specification puts a field on no page. */
export function isLeftOpen(name: string): boolean {
  return entriesFor(name).some((entry) => openEntries.has(entry))
}
