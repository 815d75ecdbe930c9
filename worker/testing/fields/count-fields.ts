import { fill } from './fill.ts'
import { consistentValue } from './consistent-values.ts'
import { type Operation, operations } from './operations.ts'
import { entriesFor, isExcused } from './fields-without-page.ts'

/** Field names of an operation's answer. */
export function fieldNames({ name, schema }: Operation): string[] {
  const names = [true, false].flatMap((flags) =>
    fill(schema, name, { flags, fixed: consistentValue }).fields.map((field) => field.name),
  )
  return [...new Set(names)]
}

/** Title of the test that looks for them. */
export function titleOf(operation: Operation): string {
  return `${operation.name}: each of its ${fieldNames(operation).length} fields`
}

/**
 * Counts: all, those whose test has passed, those held by other tests, and those on no page.
 */
export function sumFields(passed: readonly string[]): {
  all: number
  held: number
  elsewhere: number
  excused: number
} {
  const counts = operations.map((operation) => {
    const names = fieldNames(operation)
    const title = titleOf(operation)
    return {
      count: names.length,
      elsewhere: names.filter((name) => entriesFor(name).length > 0 && !isExcused(name)).length,
      excused: names.filter(isExcused).length,
      isHeld: passed.some((one) => one.endsWith(title)),
    }
  })
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  return {
    all: sum(counts.map(({ count }) => count)),
    held: sum(counts.filter(({ isHeld }) => isHeld).map(({ count }) => count)),
    elsewhere: sum(counts.map(({ elsewhere }) => elsewhere)),
    excused: sum(counts.map(({ excused }) => excused)),
  }
}
