import { join, relative } from 'node:path'
import {
  countFailure,
  nameTest,
  nothing,
  type Outcome,
  type Step,
  type TestFile,
} from './outcome.ts'
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
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    results: { duration: number; errors: { message: string }[] }[]
  }[]
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
    failures: namesOf(report, 'unexpected'),
    flaky: namesOf(report, 'flaky'),
    notes: [],
  }
}

function filesOf({ config, suites }: Report): TestFile[] {
  return suites.map((suite) => ({
    name: relative('.', join(config.rootDir, suite.file)),
    seconds: millisecondsOf(suite) / 1000,
    passed: specsOf(suite)
      .filter(({ ok }) => ok)
      .map(({ title }) => title),
  }))
}

function namesOf({ suites }: Report, status: 'unexpected' | 'flaky'): string[] {
  return suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ title, tests }) => nameTest(suite.file, title, errorsOf(tests))),
  )
}

const errorsOf = (tests: Spec['tests']) =>
  tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) => errors.map(({ message }) => message)),
  )

/** All specs, their titles prefixed by those of their groups. */
function specsOf({ suites = [], specs }: Suite): Spec[] {
  const nested = suites.flatMap((suite) =>
    specsOf(suite).map((spec) => ({ ...spec, title: `${suite.title} ${spec.title}` })),
  )
  return [...specs, ...nested]
}

function millisecondsOf({ suites = [], specs }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const inside = suites.map(millisecondsOf)
  return [...own.map(({ duration }) => duration), ...inside].reduce((sum, ms) => sum + ms, 0)
}
