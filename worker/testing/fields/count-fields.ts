import { fill } from './fill.ts'
import { fixedValue } from './fixed.ts'
import { type Operation, operations } from './operations.ts'

/** How many fields the answer of an operation has. */
export function countFields({ name, schema }: Operation): number {
  const names = [true, false].flatMap((flags) =>
    fill(schema, name, { flags, fixed: fixedValue }).fields.map((field) => field.name),
  )
  return new Set(names).size
}

/** Title of the test that looks for them. */
export function titleOf(operation: Operation): string {
  return `${operation.name}: each of its ${countFields(operation)} fields`
}

/** Of all operations, and of those whose test has passed. */
export function sumFields(passed: readonly string[]): { all: number; held: number } {
  const counts = operations.map((operation) => ({
    count: countFields(operation),
    isHeld: passed.some((title) => title.endsWith(titleOf(operation))),
  }))
  const sum = (of: typeof counts) => of.reduce((total, { count }) => total + count, 0)
  return { all: sum(counts), held: sum(counts.filter(({ isHeld }) => isHeld)) }
}
