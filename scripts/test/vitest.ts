import { relative } from 'node:path'
import { countFailure, nameTest, nothing, type Outcome, type Step } from './outcome.ts'
import { readReport, reportFile } from './report-file.ts'
import { runCommand } from './run-command.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    /** With the errors of earlier tries, also of a passed test. */
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** Runs Vitest tests; `args` select them. */
export function vitest(title: string, args: string[], deadline = 0): Step {
  return {
    title,
    async run() {
      const file = reportFile(title)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const ok = await runCommand('vitest', ['run', ...args, ...reporters], {
        label: title,
        deadline,
      })
      return countFailure(ok, outcomeOf(readReport<Report>(file)))
    },
  }
}

function outcomeOf(report: Report | null): Outcome {
  if (!report) return nothing
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    files: report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      name: relative('.', name),
      seconds: (endTime - startTime) / 1000,
      passed: assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ fullName }) => fullName),
    })),
    failures: namesOf(report, 'failed'),
    flaky: namesOf(report, 'passed'),
    notes: [],
  }
}

/** Tests with this status and an error; those that passed did so at a later try. */
function namesOf({ testResults }: Report, status: 'passed' | 'failed'): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(
        (test) => test.status === status && (status === 'failed' || test.failureMessages?.[0]),
      )
      .map((test) => nameTest(relative('.', name), test.fullName, test.failureMessages ?? [])),
  )
}
