import type { NamedTest, Requirement } from './requirements.ts'

interface Run {
  runsHere: (file: string) => boolean
  otherCommand: string
  /** Tests of this run that have not passed. */
  missing: readonly NamedTest[]
}

/** `62 of 62 rows (31 here, 6 by test:world, 25 by both)`: shows what this run has not tested. */
export function countRequirements(
  what: string,
  lines: readonly Requirement[],
  { runsHere, otherCommand, missing }: Run,
): string {
  const held = lines.filter(
    ({ open, tests }) => open === '' && !tests.some((test) => missing.includes(test)),
  )
  const here = held.filter(({ tests }) => tests.every(({ file }) => runsHere(file))).length
  const there = held.filter(({ tests }) => !tests.some(({ file }) => runsHere(file))).length
  const parts = [`${here} here`, `${there} by ${otherCommand}`]
  const both = held.length - here - there
  if (both > 0) parts.push(`${both} by both`)
  return `${held.length} of ${lines.length} ${what} (${parts.join(', ')})`
}
