import { join, relative } from 'node:path'
import { countFailure, nothing, type Outcome, type Step, type TestFile } from './outcome.ts'
import { readReport, reportFile } from './report-file.ts'
import { runCommand } from './run-command.ts'

interface Suite {
  title: string
  suites?: Suite[]
  specs: Spec[]
}

interface Spec {
  title: string
  ok: boolean
  tests: { status: string; results: { duration: number }[] }[]
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
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    files: filesOf(report),
    flaky: report.suites.flatMap((suite) =>
      flakyIn(suite).map((title) => `${suite.file} › ${title}`),
    ),
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

const passedIn = (suite: Suite) => titlesOf(suite, ({ ok }) => ok)

const flakyIn = (suite: Suite) =>
  titlesOf(suite, ({ tests }) => tests.some(({ status }) => status === 'flaky'))

function titlesOf({ suites = [], specs }: Suite, accept: (spec: Spec) => boolean): string[] {
  return [
    ...specs.filter(accept).map(({ title }) => title),
    ...suites.flatMap((suite) => titlesOf(suite, accept).map((title) => `${suite.title} ${title}`)),
  ]
}

function millisecondsOf({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const inside = suites.map(millisecondsOf)
  return [...own.map(({ duration }) => duration), ...inside].reduce((sum, ms) => sum + ms, 0)
}
