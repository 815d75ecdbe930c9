import { inTheBrowser } from './without-page/in-the-browser.ts'
import { keys } from './without-page/keys.ts'
import { onCards } from './without-page/on-cards.ts'
import type { TestedElsewhere, Reason } from './without-page/reason.ts'
import { inOtherResponses } from './without-page/in-other-responses.ts'

/** Fields that pages are not rendered for, and the tests that hold them instead. */
export const testedElsewhere: readonly TestedElsewhere[] = [
  ...inOtherResponses,
  ...onCards,
  ...inTheBrowser,
]

/**
 * Every field of the contract that the sweep finds on no page, with the reason. Full names, so that
 * a new field with the same ending is not excused.
 */
export const fieldsWithoutPage: readonly Reason[] = [...keys, ...testedElsewhere]

const entries = new Set(fieldsWithoutPage.flatMap(({ fields }) => fields))
const openEntries = new Set(keys.flatMap(({ fields }) => fields))

/** Entries of the list that name a field or one of its values. */
export function entriesFor(name: string): string[] {
  const operation = /^\w+/.exec(name)?.[0] ?? ''
  return [name, `${operation}.*`].filter((entry) => entries.has(entry))
}

/** Whether the specification displays a field on no page. */
export function isExcused(name: string): boolean {
  return entriesFor(name).some((entry) => openEntries.has(entry))
}
