import type { Result } from './run-steps.ts'

/** Prints times, the slowest files, flaky and failed tests, what could not run, and `N passed, N failed`. */
export function printSummary(results: readonly Result[], seconds: number): void {
  const files = results.flatMap((result) => result.files)
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  console.log('\nThe ten slowest test files')
  for (const { name, seconds: taken } of slowest) console.log(`${inSeconds(taken)}  ${name}`)

  console.log('\nSteps')
  for (const result of results) console.log(`${inSeconds(result.seconds)}  ${lineOf(result)}`)
  console.log(`${inSeconds(seconds)}  in total`)

  const flaky = results.flatMap((result) => result.flaky)
  if (flaky.length > 0) console.log('\nPassed at the second try, to be mended')
  for (const test of flaky) console.log(`- ${test}`)

  const notes = results.flatMap((result) => result.notes)
  if (notes.length > 0) console.log('\nSkipped')
  for (const note of notes) console.log(`- ${note}`)

  const failures = results.flatMap((result) => result.failures)
  if (failures.length > 0) console.log('\nFailed')
  for (const test of failures) console.log(`- ${test}`)
  console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`)
}

export function isFailure(results: readonly Result[]): boolean {
  return sum(results, 'failed') > 0
}

function lineOf({ title, passed, failed, skipped }: Result): string {
  return `${title}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function sum(results: readonly Result[], count: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[count], 0)
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(8)} s`
