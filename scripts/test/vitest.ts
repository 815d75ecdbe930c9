import { relative } from 'node:path'
import { countFailure, nothing, type Outcome, type Step } from './outcome.ts'
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
    assertionResults: { fullName: string; status: string }[]
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
    flaky: [],
    notes: [],
  }
}
