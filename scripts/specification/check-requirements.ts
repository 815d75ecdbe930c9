import type { Result } from '../test/run-steps.ts'
import { sumFields } from '../../worker/testing/fields/count-fields.ts'
import { nothing } from '../test/outcome.ts'
import {
  isRow,
  type NamedTest,
  readPromises,
  readRequirements,
  type Requirement,
} from './requirements.ts'

/** Titles of the tests that have passed, by file. */
type Passed = ReadonlyMap<string, readonly string[]>

/**
 * Holds the table of the specification against what has just run: a test that it names and that has
 * not passed is a failure. `runsHere` tells which files belong to this run.
 */
export function checkRequirements(
  results: readonly Result[],
  runsHere: (file: string) => boolean,
): Result {
  const passed = new Map(
    results.flatMap(({ files }) => files.map((file) => [file.name, file.passed] as const)),
  )
  const requirements = readRequirements()
  const named = requirements.flatMap(({ tests }) => tests)
  const promised = readPromises().flatMap(({ tests }) => tests)
  const expected = named.filter(({ file }) => runsHere(file))
  const missing = [...expected, ...promised.filter(({ file }) => runsHere(file))].filter(
    (test) => !didPass(test, passed),
  )
  for (const { file, title } of missing) {
    console.log(
      `docs/specification.md or docs/promises.md names a test that has not passed: ${file} › ${title}`,
    )
  }
  const isHeld = ({ open, tests }: Requirement) =>
    open === '' && !tests.some((test) => missing.includes(test))
  const count = (of: readonly Requirement[]) => `${of.filter(isHeld).length} of ${of.length}`
  const rows = count(requirements.filter(isRow))
  const lines = count(requirements.filter((one) => !isRow(one)))
  const here = expected.filter((test) => didPass(test, passed)).length
  const fields = runsHere(fieldTest) ? `, ${fieldsOf(passed)}` : ''
  console.log(
    `Specification: ${rows} rows, ${lines} bullets${fields}; ${here} of its ${named.length} tests passed in this run`,
  )
  return { ...nothing, title: 'Specification', seconds: 0, failed: missing.length }
}

const fieldTest = 'worker/every-field.test.ts'

/** Fields of the contract whose test has just passed. */
function fieldsOf(passed: Passed): string {
  const { all, held } = sumFields(passed.get(fieldTest) ?? [])
  return `${held} of ${all} fields`
}

export function didPass({ file, title }: NamedTest, passed: Passed): boolean {
  const pattern = new RegExp(patternOf(title))
  return (passed.get(file) ?? []).some((one) => pattern.test(one))
}

/** What stands for a value in the title of a table of tests may be anything. */
function patternOf(title: string): string {
  return title
    .split(/%[a-z#.\d]*[sdijfo]|\$\{[^}]*\}|\$[a-z]\w*/g)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
    .join('[^]*')
}
