import type { Result } from '../test/run-steps.ts'
import { sumFields } from '../../worker/testing/fields/count-fields.ts'
import { nothing } from '../test/outcome.ts'
import { countRequirements } from './count-requirements.ts'
import {
  isRow,
  type NamedTest,
  readFieldTests,
  readPromises,
  readRequirements,
} from './requirements.ts'

/** Titles of passed tests, by file. */
type Passed = ReadonlyMap<string, readonly string[]>

interface Run {
  /** Whether a file belongs to this run. */
  runsHere: (file: string) => boolean
  /** The command that runs the others. */
  otherCommand: string
}

/**
 * Compares the specification's table with this run: a named test that has not passed is a failure.
 * Tests of the other command are counted separately.
 */
export function checkRequirements(
  results: readonly Result[],
  { runsHere, otherCommand }: Run,
): Result {
  const passed = new Map(
    results.flatMap(({ files }) => files.map((file) => [file.name, file.passed] as const)),
  )
  const requirements = readRequirements()
  const named = requirements.flatMap(({ tests }) => tests)
  const promised = readPromises().flatMap(({ tests }) => tests)
  const fields = readFieldTests()
  const expected = named.filter(({ file }) => runsHere(file))
  const missing = [
    ...expected,
    ...[...promised, ...fields].filter(({ file }) => runsHere(file)),
  ].filter((test) => !didPass(test, passed))
  for (const { file, title } of missing) {
    console.log(
      `docs/specification.md, docs/promises.md or the list of fields without a page names a test that has not passed: ${file} › ${title}`,
    )
  }
  const run = { runsHere, otherCommand, missing }
  const rows = countRequirements('rows', requirements.filter(isRow), run)
  const bullets = countRequirements(
    'bullets',
    requirements.filter((one) => !isRow(one)),
    run,
  )
  const here = expected.filter((test) => didPass(test, passed)).length
  console.log(
    `Specification: ${rows}, ${bullets}, ${countHeldFields(passed, { runsHere, otherCommand })}; ${here} of its ${named.length} tests passed in this run`,
  )
  return { ...nothing, title: 'Specification', seconds: 0, failed: missing.length }
}

const fieldTest = 'worker/every-field.test.ts'

/**
 * Fields of the contract: those whose test has just passed, or all if the other command tests them.
 */
function countHeldFields(passed: Passed, { runsHere, otherCommand }: Run): string {
  const { all, held, elsewhere, excused } = sumFields(passed.get(fieldTest) ?? [])
  const isHere = runsHere(fieldTest)
  const by = isHere ? 'here' : `by ${otherCommand}`
  const shown = all - elsewhere - excused
  return `${isHere ? held : all} of ${all} fields (${by}: ${shown} shown, ${elsewhere} held by tests of their own, ${excused} that the specification puts on no page)`
}

export function didPass({ file, title }: NamedTest, passed: Passed): boolean {
  const pattern = new RegExp(patternOf(title))
  return (passed.get(file) ?? []).some((one) => pattern.test(one))
}

/** Placeholders in the titles of parametrised tests match anything. */
function patternOf(title: string): string {
  return title
    .split(/%[a-z#.\d]*[sdijfo]|\$\{[^}]*\}|\$[a-z]\w*/g)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
    .join('[^]*')
}
