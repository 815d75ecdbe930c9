import { join, relative } from 'node:path'
import { countFailure, nothing, type Outcome, type Step, type TestFile } from './outcome.ts'
import { readReport, reportFile } from './report-file.ts'
import { runCommand } from './run-command.ts'

interface Suite {
  title: string
  suites?: Suite[]
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
}

interface Report {
  config: { rootDir: string }
  suites: (Suite & { file: string })[]
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
}

/** Runs Playwright tests in Chromium with the built shop; `args` select them. */
export function playwright(title: string, args: string[], deadline = 0): Step {
  return {
    title,
    async run() {
      const file = reportFile(title)
      process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file
      const ok = await runCommand('playwright', ['test', '--reporter=list,json', ...args], {
        label: title,
        deadline,
      })
      return countFailure(ok, outcomeOf(readReport<Report>(file)))
    },
  }
}

function outcomeOf(report: Report | null): Outcome {
  if (!report) return nothing
  const { expected, flaky, unexpected, skipped } = report.stats
  return {
    passed: expected,
    // Flaky tests are fixed, not retried.
    failed: unexpected + flaky,
    skipped,
    files: filesOf(report),
    notes: [],
  }
}

function filesOf({ config, suites }: Report): TestFile[] {
  return suites.map((suite) => ({
    name: relative('.', join(config.rootDir, suite.file)),
    seconds: millisecondsOf(suite) / 1000,
    passed: passedIn(suite),
  }))
}

function passedIn({ suites = [], specs }: Suite): string[] {
  return [
    ...specs.filter(({ ok }) => ok).map(({ title }) => title),
    ...suites.flatMap((suite) => passedIn(suite).map((title) => `${suite.title} ${title}`)),
  ]
}

function millisecondsOf({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const inside = suites.map(millisecondsOf)
  return [...own.map(({ duration }) => duration), ...inside].reduce((sum, ms) => sum + ms, 0)
}
