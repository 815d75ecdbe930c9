import { cpuSeconds } from './cpu.ts'
import { load, median, quantile } from './load.ts'
import type { Server } from './servers.ts'

export interface Candidate {
  name: string
  server: Server
  path: string
  headers?: Record<string, string>
}

export interface Measured {
  name: string
  /** Microseconds of CPU per request, median over the rounds. */
  cpu: number
  /** Times each floor's CPU in the same round: median, lowest, highest. */
  ratios: Ratio[]
  /** Milliseconds, one request at a time. */
  p50: number
  p95: number
}

type Ratio = [median: number, lowest: number, highest: number]

const rounds = 5

/**
 * Measures candidates in turn, round by round, against the first ones, the baselines. CPU time of
 * the serving process decides, because on a shared machine requests per second mislead.
 */
export async function compare(
  candidates: Candidate[],
  requests: number,
  floors = 1,
): Promise<Measured[]> {
  const cpus = candidates.map((): number[] => [])
  // Twice: compilation would be counted against the first one.
  for (const candidate of [...candidates, ...candidates]) await run(candidate, requests)
  for (let round = 0; round < rounds; round++) {
    for (const [index, candidate] of candidates.entries())
      cpus[index]?.push(await run(candidate, requests))
  }
  const measured: Measured[] = []
  for (const [index, candidate] of candidates.entries()) {
    const own = cpus[index] ?? []
    const { latencies } = await load(
      candidate.server.url + candidate.path,
      300,
      1,
      candidate.headers,
    )
    measured.push({
      name: candidate.name,
      cpu: median(own),
      ratios: cpus.slice(0, floors).map((floor) => ratioTo(floor, own)),
      p50: quantile(latencies, 0.5),
      p95: quantile(latencies, 0.95),
    })
  }
  return measured
}

function ratioTo(floor: number[], own: number[]): Ratio {
  const ratios = own
    .map((cpu, round) => cpu / (floor[round] ?? Number.NaN))
    .toSorted((a, b) => a - b)
  return [median(ratios), ratios[0] ?? Number.NaN, ratios.at(-1) ?? Number.NaN]
}

/** Microseconds of CPU per request. */
async function run({ server, path, headers }: Candidate, requests: number): Promise<number> {
  const before = cpuSeconds(server.pid)
  await load(server.url + path, requests, 8, headers)
  return ((cpuSeconds(server.pid) - before) / requests) * 1e6
}
