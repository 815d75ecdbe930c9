import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { titleOf } from './testing/fields/count-fields.ts'
import { checkFields } from './testing/fields/field-check.ts'
import { operations } from './testing/fields/operations.ts'
import { fieldsWithoutPage } from './testing/fields/fields-without-page.ts'

beforeEach(() => {
  // Some values lead to an error page, which is logged as it should be.
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {})
  }
})
afterEach(() => vi.restoreAllMocks())

const needed = new Set<string>()
const titled = operations.map((operation) => [titleOf(operation), operation] as const)

describe('§3 every field of the contract reaches its page or has a documented reason', () => {
  // Some answers are on a dozen pages, each rendered for every value.
  it.for(titled)('%s', { timeout: 240_000 }, async ([, { name }], { expect }) => {
    const checked = await checkFields(name)
    for (const entry of checked.used) needed.add(entry)
    expect(checked.lost).toEqual([])
  })

  it('and every documented reason is needed', ({ expect }) => {
    const entries = fieldsWithoutPage.flatMap(({ fields }) => fields)
    expect(entries.filter((entry) => !needed.has(entry))).toEqual([])
  })
})
