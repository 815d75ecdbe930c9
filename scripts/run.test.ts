import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, describe, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'run-'))
const started = join(folder, 'started')
const ended = join(folder, 'ended')

// A script that ends when it is told to, as a shop that closes its database.
writeFileSync(
  join(folder, 'script.mjs'),
  `import { writeFileSync } from 'node:fs'
  setTimeout(() => process.exit(9), 20_000)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      writeFileSync(${JSON.stringify(ended)}, signal)
      process.exit(7)
    })
  writeFileSync(${JSON.stringify(started)}, '')`,
)

/** A shell with the command of an npm script, as npm starts it. */
async function startScript({ replacesShell = false } = {}) {
  for (const file of [started, ended]) rmSync(file, { force: true })
  const script = relative(resolve('scripts'), join(folder, 'script.mjs'))
  const command = `node scripts/run.mjs ${script}`
  const child = spawn('sh', ['-c', replacesShell ? `exec ${command}` : `${command}; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const exit = once(child, 'exit')
  await vi.waitFor(() => existsSync(started) || Promise.reject(new Error('not started')), 10_000)
  return { child, exit }
}

const signalReceived = () =>
  vi.waitFor(() => readFileSync(ended, 'utf8'), { timeout: 10_000, interval: 100 })

describe('npm start under a process manager', () => {
  afterAll(() => rmSync(folder, { recursive: true }))

  it.for(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'passes %s on, and exits with the status of the script',
    { timeout: 30_000 },
    async (signal, { expect }) => {
      const { child, exit } = await startScript({ replacesShell: true })
      child.kill(signal)
      expect(await exit).toEqual([7, null])
      expect(await signalReceived()).toBe(signal)
    },
  )

  it('ends with npm, whose shell passes no signal on', { timeout: 30_000 }, async ({ expect }) => {
    const { child, exit } = await startScript()
    child.kill('SIGTERM')
    expect(await exit).toEqual([null, 'SIGTERM'])
    expect(await signalReceived()).toBe('SIGTERM')
  })
})
