import { Agent, request } from 'node:http'
import { readFileSync } from 'node:fs'
import { locales } from '../domain/locales/locales.ts'
import { startBenchShop } from './servers.ts'
import { isolateMegabytes, liveMegabytes } from './heap.ts'

export interface CrawlMemory {
  pages: number
  /** Answers that were neither 200 nor a redirect. */
  failed: number
  /** Objects and buffers of the storefront's isolate, in MB, at its largest, garbage included. */
  peak: number
  /** The same without garbage; 0 if none was collected. */
  live: number
  /** Memory of the whole local process at its largest, in MB (VmHWM of proc_pid_status(5)). */
  processPeak: number
}

interface Crawled {
  port: number
  pid: number
  inspectorPort: number
  /** Pages between two collections of garbage; by default only V8 collects. */
  collectEvery?: number
}

const connections = 4
/** Pages between two memory samples. */
const stride = 250

/** Visits every page of the sitemaps of all languages once. */
export async function crawlMemory(crawled: Crawled): Promise<CrawlMemory> {
  const { port, pid, inspectorPort, collectEvery = Infinity } = crawled
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const open = (host: string, path: string) => get({ agent, port, host, path })
  const waiting = (
    await Promise.all(locales.map((locale) => pagesOf(hostOf(locale, port), open)))
  ).flat()
  const pages = waiting.length
  let failed = 0
  let peak = 0
  let live = 0
  let collectAt = collectEvery
  while (waiting.length > 0) {
    const next = waiting.splice(0, stride)
    const visit = async () => {
      for (let page = next.pop(); page; page = next.pop()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other on each connection
        const { status } = await open(page.host, page.pathname + page.search)
        if (status >= 400) failed += 1
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- memory is sampled in between
    await Promise.all(Array.from({ length: connections }, visit))
    // oxlint-disable-next-line no-await-in-loop
    peak = Math.max(peak, await isolateMegabytes(inspectorPort, 'luftbasis'))
    if (pages - waiting.length < collectAt) continue
    collectAt += collectEvery
    const wake = () => open(hostOf('de', port), '/')
    // oxlint-disable-next-line no-await-in-loop
    live = Math.max(live, await liveMegabytes(inspectorPort, 'luftbasis', wake))
  }
  agent.destroy()
  return { pages, failed, peak, live, processPeak: peakMegabytes(pid) }
}

interface LimitedCrawl {
  port: number
  inspectorPort: number
  heapMegabytes: number
}

/**
 * The same in isolates whose heap V8 limits: it collects garbage before the limit, and a Worker that
 * needs more is ended.
 */
export async function crawlLimited(options: LimitedCrawl): Promise<CrawlMemory> {
  const { port, inspectorPort, heapMegabytes } = options
  const shop = await startBenchShop(port, 1500, { inspectorPort, heapMegabytes })
  const crawled = await crawlMemory({ port, pid: shop.pid, inspectorPort, collectEvery: 1000 })
  await shop.stop()
  return crawled
}

const hostOf = (locale: string, port: number) =>
  locale === 'de' ? `localhost:${port}` : `${locale}.localhost:${port}`

type Open = (host: string, path: string) => Promise<{ status: number; body: string }>

async function pagesOf(host: string, open: Open): Promise<URL[]> {
  const files = locationsOf((await open(host, '/sitemap.xml')).body)
  const texts = await Promise.all(files.map(({ pathname }) => open(host, pathname)))
  return texts.flatMap(({ body }) => locationsOf(body))
}

function locationsOf(xml: string): URL[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  )
}

interface Address {
  agent: Agent
  port: number
  host: string
  path: string
}

function get({ agent, port, host, path }: Address): ReturnType<Open> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, 'Accept-Encoding': 'identity' }
    const sent = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

function peakMegabytes(pid: number): number {
  const [, kilobytes = ''] =
    /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
