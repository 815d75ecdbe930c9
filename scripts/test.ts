/*
 * `npm test`: format, lint, types, unit, worker, deploy check and browser tests. Every step runs,
 * also after a failure, and the last line is the sum: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build } from './build.ts'
import { readBuiltWorkers } from './built-workers.ts'
import { ensureChromium } from './chromium.ts'

interface Count {
  passed: number
  failed: number
}

const results = 'test-results'

function main() {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const counts = [
    check('Format', 'oxfmt', ['--check']),
    check('Lint', 'oxlint', []),
    check('Types', 'tsc', ['--noEmit']),
    vitest(),
  ]
  build()
  counts.push(
    check('Deploy of the storefront (dry run)', 'wrangler', [
      'deploy',
      '--dry-run',
      '--config',
      readBuiltWorkers().storefront.configPath,
    ]),
    check('Deploy of the backend (dry run)', 'wrangler', [
      'deploy',
      '--dry-run',
      '--config',
      'backend/wrangler.toml',
    ]),
  )
  ensureChromium()
  counts.push(playwright())
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

function check(title: string, command: string, args: string[]): Count {
  const ok = step(title, command, args)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

function step(title: string, command: string, args: string[]): boolean {
  console.log(`\n── ${title}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function vitest(): Count {
  const file = `${results}/vitest.json`
  const ok = step('Unit and worker tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(file)
  return countOf(ok, numPassedTests, numFailedTests)
}

function playwright(): Count {
  const ok = step('Browser tests', 'playwright', ['test'])
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(`${results}/e2e.json`).stats ?? {}
  if (flaky > 0) console.log(`${flaky} flaky: passed at another try only`)
  return countOf(ok, expected + flaky, unexpected)
}

/** A runner that ended badly without naming a failed test is one failure itself. */
function countOf(ok: boolean, passed: number, failed: number): Count {
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected?: number; flaky?: number; unexpected?: number }
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

main()
