import type { CheckResult } from './run-checks.ts'

const marks: Record<CheckResult['outcome'], string> = {
  kept: '✓',
  violated: '✖',
  absent: '–',
  skipped: '·',
}

/** Prints a line a check, and the sum; true if nothing is violated. */
export function printReport(results: readonly CheckResult[]): boolean {
  for (const { outcome, group, name, detail } of results) {
    console.log(`${marks[outcome]} ${group}: ${name}${detail === '' ? '' : `\n    ${detail}`}`)
  }
  const count = (outcome: CheckResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  console.log(
    `\n${count('kept')} kept, ${count('violated')} violated, ${count('absent')} absent (optional), ${count('skipped')} skipped`,
  )
  return count('violated') === 0
}
