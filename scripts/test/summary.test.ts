import { describe, it, vi } from 'vitest'
import { countFailure, nameTest, nothing } from './outcome.ts'
import { runSideBySide } from './run-steps.ts'
import { printSummary } from './summary.ts'

const step = (title: string, outcome: object) => ({
  title,
  run: async () => ({ ...nothing, ...outcome }),
})

async function linesOf(...lanes: ReturnType<typeof step>[][]): Promise<string[]> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  printSummary(await runSideBySide(2, ...lanes), 1)
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  return lines
}

describe('the summary of a test command', () => {
  it('ends with the sum over all steps of all lanes', async ({ expect }) => {
    const lines = await linesOf(
      [step('Unit', { passed: 3 }), step('Lint', { passed: 1 })],
      [step('Browser', { passed: 2, failed: 1, skipped: 4 })],
    )
    expect(lines.at(-1)).toBe('\n6 passed, 1 failed')
    expect(lines.join('\n')).toContain('Browser: 2 passed, 1 failed, 4 skipped')
  })

  it('counts a step that throws as one failure, and runs the others', async ({ expect }) => {
    const broken = { title: 'Broken', run: () => Promise.reject(new Error('no such program')) }
    const lines = await linesOf([broken, step('Unit', { passed: 3 })])
    expect(lines.at(-1)).toBe('\n3 passed, 1 failed')
  })

  it('counts a runner that died without naming a failed test as one failure', ({ expect }) => {
    expect(countFailure(false, { ...nothing, passed: 7 }).failed).toBe(1)
    expect(countFailure(false, { ...nothing, failed: 3 }).failed).toBe(3)
    expect(countFailure(true, { ...nothing, passed: 7 }).failed).toBe(0)
  })

  it('names the tests that passed at the second try', async ({ expect }) => {
    const flaky = ['cart.e2e.ts › §3 two tabs agree']
    const lines = await linesOf([step('Browser', { passed: 2, flaky })])
    expect(lines).toContain('- cart.e2e.ts › §3 two tabs agree')
    expect(lines.at(-1)).toBe('\n2 passed, 0 failed')
  })

  it('names the failed tests and their errors last', async ({ expect }) => {
    const failures = [
      nameTest('cart.test.ts', '§3 sums', ['\x1b[31mError: 1 is not 2\x1b[39m\nat']),
    ]
    const lines = await linesOf([step('Unit', { failed: 1, failures })])
    expect(lines.slice(-3)).toEqual([
      '\nFailed',
      '- cart.test.ts › §3 sums: Error: 1 is not 2',
      '\n0 passed, 1 failed',
    ])
  })

  it('lists the ten slowest files, slowest first, and what could not run', async ({ expect }) => {
    const files = Array.from({ length: 12 }, (_, index) => ({ name: `f${index}`, seconds: index }))
    const lines = await linesOf([step('Unit', { files, notes: ['webkit cannot be installed'] })])
    const named = lines.flatMap((line) => /\bf\d+$/.exec(line) ?? [])
    expect(named).toEqual(['f11', 'f10', 'f9', 'f8', 'f7', 'f6', 'f5', 'f4', 'f3', 'f2'])
    expect(lines).toContain('- webkit cannot be installed')
  })
})
