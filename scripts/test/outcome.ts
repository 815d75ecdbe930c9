import { stripVTControlCharacters } from 'node:util'

/** Result of a test step. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  files: TestFile[]
  /** Failed tests with the first line of their errors: `file › title: error`. */
  failures: string[]
  /** Tests that failed once and passed at the second try: `file › title`. */
  flaky: string[]
  /** What this machine could not run, for the summary. */
  notes: string[]
}

export interface TestFile {
  name: string
  seconds: number
  /** Titles of passed tests, prefixed by those of their groups. */
  passed: string[]
}

export interface Step {
  title: string
  run(): Promise<Outcome>
}

export const nothing: Outcome = {
  passed: 0,
  failed: 0,
  skipped: 0,
  files: [],
  failures: [],
  flaky: [],
  notes: [],
}

/** An entry of `failures` or `flaky`. */
export function nameTest(file: string, title: string, errors: readonly string[]): string {
  const [reason = ''] = stripVTControlCharacters(errors[0] ?? '').split('\n', 1)
  return `${file} › ${title}${reason && `: ${reason}`}`
}

/** A runner that failed without a failed test counts as one failure. */
export function countFailure(ok: boolean, outcome: Outcome): Outcome {
  return ok ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) }
}
