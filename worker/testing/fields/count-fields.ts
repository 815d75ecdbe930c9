import { fill } from './fill.ts'
import { fixedValue } from './fixed.ts'
import { type Operation, operations } from './operations.ts'
import { entriesFor, isLeftOpen } from './placeless.ts'

/** Field names of an operation's answer. */
export function fieldNames({ name, schema }: Operation): string[] {
  const names = [true, false].flatMap((flags) =>
    fill(schema, name, { flags, fixed: fixedValue }).fields.map((field) => field.name),
  )
  return [...new Set(names)]
}

/** Title of the test that looks for them. */
export function titleOf(operation: Operation): string {
  return `${operation.name}: each of its ${fieldNames(operation).length} fields`
}

/**
 * Counts: all, those whose test has passed, those held by other tests, and those without a place.
 */
export function sumFields(passed: readonly string[]): {
  all: number
  held: number
  elsewhere: number
  leftOpen: number
} {
  const counts = operations.map((operation) => {
    const names = fieldNames(operation)
    const title = titleOf(operation)
    return {
      count: names.length,
      elsewhere: names.filter((name) => entriesFor(name).length > 0 && !isLeftOpen(name)).length,
      leftOpen: names.filter(isLeftOpen).length,
      isHeld: passed.some((one) => one.endsWith(title)),
    }
  })
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  return {
    all: sum(counts.map(({ count }) => count)),
    held: sum(counts.filter(({ isHeld }) => isHeld).map(({ count }) => count)),
    elsewhere: sum(counts.map(({ elsewhere }) => elsewhere)),
    leftOpen: sum(counts.map(({ leftOpen }) => leftOpen)),
  }
}
