/*
 * `npm run test:world`: the tests in world/, which take longer than a change should wait for. One
 * step after another within 40 minutes; the last line is the sum: `N passed, N failed`.
 */
import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { build } from './build/build.ts'
import { checkRequirements } from './specification/check-requirements.ts'
import { ensureChromium } from './test/chromium.ts'
import { nothing, type Step } from './test/outcome.ts'
import { playwright } from './test/playwright.ts'
import { type Result, runSteps } from './test/run-steps.ts'
import { isOfWorld, slowTests } from './test/slow-tests.ts'
import { isFailure, printSummary } from './test/summary.ts'
import { installPackages, type SystemPackage } from './test/system-packages.ts'
import { vitest } from './test/vitest.ts'

const start = performance.now()
/** Timeout of hanging steps. The whole takes less than 40 minutes on two idle cores. */
const budget = 60 * 60_000

/** Requirements of folders of world/ besides Chromium. */
const packagesOf: Record<string, SystemPackage[]> = {
  engines: ['firefox-esr', 'webkit2gtk-driver'],
}

/** Each folder of world/ is a step, so that a hanging one fails only its own tests. */
function stepOf(folder: string): Step {
  return {
    title: `World: ${folder}`,
    async run() {
      const missing = installPackages(packagesOf[folder] ?? [])
      const left = budget - (performance.now() - start)
      if (left < 1000) return { ...nothing, failed: 1, notes: [`${folder}: the time was used up`] }
      const step = vitest(
        `World: ${folder}`,
        ['--config', 'world/vitest.config.ts', `world/${folder}/`],
        left,
      )
      const outcome = await step.run()
      const notes = missing.map((name) => `${folder}: ${name} cannot be installed here`)
      return { ...outcome, notes }
    },
  }
}

const folders = globSync('world/*/**/*.world.ts').map((file) => file.split(sep)[1] ?? '')
build()
ensureChromium()
const results: Result[] = await runSteps([
  ...[...new Set(folders)].toSorted().map(stepOf),
  vitest('World: slow tests', slowTests, budget),
  // Last, because it is the longest by far.
  playwright('World: browser', ['--config', 'world/browser'], budget),
])
results.push(checkRequirements(results, { runsHere: isOfWorld, otherCommand: 'npm test' }))
printSummary(results, (performance.now() - start) / 1000)
process.exit(isFailure(results) ? 1 : 0)
