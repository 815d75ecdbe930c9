import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findFreePort } from './port.ts'
import { RuntimeLog } from './runtime-log.ts'
import { startScheduledRuns } from './scheduled-runs.ts'

const children = () =>
  globSync(`/proc/${process.pid}/task/*/children`)
    .flatMap((file) => readFileSync(file, 'utf8').trim().split(' '))
    .filter(Boolean)
    .map(Number)

const script = `let last = ''
  export default {
    fetch: () => new Response(last),
    scheduled: ({ cron }) => { last = cron },
  }`

let dispose = async () => {}
afterEach(() => dispose())

async function startRuntime() {
  const before = children()
  const port = await findFreePort()
  const onLost = vi.fn<() => void>()
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'worker',
      modules: true,
      script,
      host: '127.0.0.1',
      port,
      log: new RuntimeLog(onLost),
    }),
  )
  const runs = startScheduledRuns(miniflare, 'worker')
  dispose = async () => {
    runs.stop()
    await miniflare.dispose()
  }
  await miniflare.ready
  const [pid = 0] = children().filter((child) => !before.includes(child))
  return {
    port,
    pid,
    runs,
    onLost,
    text: async () => (await miniflare.dispatchFetch('http://w/')).text(),
  }
}

describe('H1 a runtime that ends while the shop is open', () => {
  it('is started again, says so, and scheduled runs go on', async () => {
    const said = vi.mocked(console.error)
    const { pid, runs, text, onLost } = await startRuntime()
    await runs.run('1')
    expect(await text()).toBe('1')
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(said).toHaveBeenCalled(), 20_000)
    await runs.run('2')
    expect(await text()).toBe('2')
    expect(said.mock.calls.flat().join()).toMatch(
      /^\s*The runtime \(workerd\) has ended unexpectedly/,
    )
    said.mockClear()
    expect(onLost).not.toHaveBeenCalled()
  })

  it('and whose port another program has taken meanwhile is reported as lost', async () => {
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
    const { pid, port, onLost } = await startRuntime()
    process.kill(pid, 'SIGKILL')
    const other = createServer()
    for (let isTaken = false; !isTaken;) {
      other.listen(port, '127.0.0.1')
      isTaken = await once(other, 'listening').then(
        () => true,
        () => false,
      )
    }
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), 20_000)
    expect(logged.mock.calls.flat().join()).toContain('failed to restart')
    other.close()
    logged.mockRestore()
    vi.mocked(console.error).mockClear()
  })
})
