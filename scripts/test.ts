/*
 * `npm test`: what every change must pass. Every step runs, also after a failure, and the last line
 * is the sum: `N passed, N failed`.
 */
import { rmSync } from 'node:fs'
import { checkRequirements } from './specification/check-requirements.ts'
import { readBuiltWorkers } from './build/built-workers.ts'
import { ensureChromium } from './test/chromium.ts'
import { check } from './test/check.ts'
import type { Step } from './test/outcome.ts'
import { playwright } from './test/playwright.ts'
import { runSideBySide, runSteps } from './test/run-steps.ts'
import { isFailure, printSummary } from './test/summary.ts'
import { isOfWorld, withoutSlowTests } from './test/slow-tests.ts'
import { vitest } from './test/vitest.ts'

/** The configuration is read late: it may come from the build. */
function deploy(worker: string, config: () => string): Step {
  const title = `Deploy of the ${worker} (dry run)`
  const run = () => check(title, 'wrangler', ['deploy', '--dry-run', '--config', config()]).run()
  return { title, run }
}

const start = performance.now()
rmSync('test-results', { recursive: true, force: true })
ensureChromium()
// Two cores are the minimum. The longest come first, so that both end together.
const results = await runSideBySide(
  2,
  [vitest('Worker tests 1/2', ['--project', 'worker', '--shard', '1/2', ...withoutSlowTests])],
  [vitest('Worker tests 2/2', ['--project', 'worker', '--shard', '2/2', ...withoutSlowTests])],
  [vitest('Backend tests', ['--project', 'backend', ...withoutSlowTests])],
  [
    check('Build', process.execPath, ['scripts/build-shop.ts']),
    deploy('storefront', () => readBuiltWorkers().storefront.configPath),
    deploy('backend', () => 'backend/wrangler.toml'),
  ],
  [vitest('Unit tests', ['--project', 'unit', ...withoutSlowTests])],
  [
    check('Types', 'tsc', ['--noEmit']),
    check('Lint', 'oxlint'),
    check('Format', 'oxfmt', ['--check']),
    check('Dead code', 'knip', ['--no-progress']),
    check('Code that only tests use', 'knip', ['--no-progress', '--production']),
  ],
)
// Both cores are used by the browsers and the shop.
results.push(...(await runSteps([playwright('Browser tests', [])])))
results.push(
  checkRequirements(results, {
    runsHere: (file) => !isOfWorld(file),
    otherCommand: 'test:world',
  }),
)
printSummary(results, (performance.now() - start) / 1000)
process.exit(isFailure(results) ? 1 : 0)
