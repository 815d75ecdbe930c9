/** What a step of the tests came to. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  files: TestFile[]
  /** What this machine could not do, for the closing lines. */
  notes: string[]
}

export interface TestFile {
  name: string
  seconds: number
  /** Titles of the tests that passed, behind those of the groups they are in. */
  passed: string[]
}

export interface Step {
  title: string
  run(): Promise<Outcome>
}

export const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, files: [], notes: [] }

/** A runner that ended badly without naming a failed test is one failure itself. */
export function countFailure(ok: boolean, outcome: Outcome): Outcome {
  return ok ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) }
}
