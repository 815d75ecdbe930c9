/** Result of a test step. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  files: TestFile[]
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
  flaky: [],
  notes: [],
}

/** A runner that failed without a failed test counts as one failure. */
export function countFailure(ok: boolean, outcome: Outcome): Outcome {
  return ok ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) }
}
