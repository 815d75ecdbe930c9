/*
 * `npm run bench -- --growth` measures the calls of the catalogue at 1,500 and at 100,000 products
 * and writes bench/growth.md. It fills two databases first, which takes some minutes.
 *   --data <folder>     stores the databases there, and reuses existing ones
 */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractHeaders } from '../domain/contract/headers.ts'
import { cpuSeconds } from './cpu.ts'
import { growDatabase } from './growth-database.ts'
import { growthCalls } from './growth-calls.ts'
import { load, median, quantile } from './load.ts'
import { table } from './report.ts'
import { type Server, startBackend } from './servers.ts'

const sizes = [1500, 100_000] as const
const rounds = 5
const requests = 40

export async function writeGrowth(data = ''): Promise<void> {
  const folder = data || mkdtempSync(join(tmpdir(), 'luftbasis-growth-'))
  const servers: Server[] = []
  for (const [index, products] of sizes.entries()) {
    const own = join(folder, String(products))
    if (!existsSync(own)) await growDatabase(own, products)
    servers.push(await startBackend(8821 + index, own))
  }
  const [small, large] = servers
  if (!small || !large) throw new Error('Two sizes are compared')
  const rows: string[][] = []
  for (const { name, path } of growthCalls) {
    const row = await compareSizes(name, path, small, large)
    console.log(row.join('  '))
    rows.push(row)
  }
  for (const server of servers) await server.stop()
  const head = [
    'call',
    'CPU ms at 1,500',
    'at 100,000',
    'CPU ratio',
    'p50 ms at 1,500',
    'at 100,000',
    'p50 ratio',
  ]
  writeFileSync('bench/growth.md', report(table(head, rows)))
}

/** Ratios are of one round: median, lowest and highest of all rounds. */
async function compareSizes(
  name: string,
  path: (request: number) => string,
  small: Server,
  large: Server,
): Promise<string[]> {
  const runs = { small: [] as Run[], large: [] as Run[] }
  await Promise.all([small, large].map((server) => run(server, path)))
  for (let round = 0; round < rounds; round++) {
    runs.small.push(await run(small, path))
    runs.large.push(await run(large, path))
  }
  const of = (which: keyof Run) => [
    median(runs.small.map((one) => one[which])).toFixed(2),
    median(runs.large.map((one) => one[which])).toFixed(2),
    spread(runs.large.map((one, round) => one[which] / (runs.small[round]?.[which] ?? 0))),
  ]
  return [name, ...of('cpu'), ...of('p50')]
}

interface Run {
  /** Milliseconds of CPU of the whole workerd, database included, per request. */
  cpu: number
  /** Median response time in milliseconds. */
  p50: number
}

let request = 0

async function run(server: Server, path: (request: number) => string): Promise<Run> {
  const before = cpuSeconds(server.pid)
  const { latencies } = await load(() => server.url + path(request++), requests, 1, headers)
  const cpu = ((cpuSeconds(server.pid) - before) * 1000) / requests
  return { cpu, p50: quantile(latencies, 0.5) }
}

const headers = {
  [contractHeaders.locale]: 'de',
  [contractHeaders.currency]: 'EUR',
  [contractHeaders.domain]: 'de',
}

function spread(ratios: number[]): string {
  const sorted = ratios.toSorted((a, b) => a - b)
  const [low, high] = [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN]
  return `${median(sorted).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}

function report(measured: string): string {
  return `# Growth

Written by \`npm run bench -- --growth\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}.
The backend alone, one request at a time, columns loaded; CPU is that of the whole workerd with its database. Ratio of 100,000 products to 1,500, budget 2: median (lowest to highest of ${rounds} rounds of ${requests} requests).

${measured}
`
}
