import { Agent, get, type RequestOptions } from 'node:http'

export interface LoadResult {
  /** Milliseconds, sorted. */
  latencies: number[]
  bytes: number
}

/**
 * Sends `count` requests over `connections` keep-alive connections; any status but 200 ends the
 * run.
 */
export async function load(
  url: string | (() => string),
  count: number,
  connections: number,
  headers: Record<string, string> = {},
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let left = count
  let bytes = 0
  const work = async () => {
    while (left-- > 0) {
      const started = performance.now()
      bytes = await request(typeof url === 'string' ? url : url(), { agent, headers })
      latencies.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return { latencies: latencies.toSorted((a, b) => a - b), bytes }
}

function request(url: string, options: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}

/** The quantile `share` of a sorted list. */
export function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}
