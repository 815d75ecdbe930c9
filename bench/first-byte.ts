import { get } from 'node:http'
import { prepareDatabases } from '../scripts/local/database.ts'
import { startShop } from '../scripts/local/shop.ts'
import { median } from './load.ts'

export interface FirstByte {
  name: string
  /** Milliseconds to the first byte and to the last, median. */
  first: number
  last: number
}

const port = 8816
const upstreamMs = 50
const deferredMs = 500
const category = '/ventilatoren/bad-kleinraumluefter'

/**
 * Time to first byte if every call of CMS and store takes 50 ms, and deferred parts half a second.
 */
export async function firstBytes(hello: string): Promise<FirstByte[]> {
  const shop = await startShop({
    port,
    data: '',
    country: '',
    assets: false,
    backendVars: { FAULTS_ENABLED: '1' },
  })
  await prepareDatabases(shop, 400)
  const base = `http://localhost:${port}`
  const html = await (await fetch(base + category)).text()
  const products = [...new Set(html.match(/\/produkt\/[a-z0-9-]+/g))]
  await fetch(base + category)
  const delay = (path: string, ms: number) =>
    shop.store.fetch('http://backend/__faults', {
      method: 'POST',
      body: JSON.stringify({ path, mode: 'timeout', ms }),
    })
  await delay('/cms', upstreamMs)
  await delay('/store', upstreamMs)
  await delay('/store/api/v1/products', deferredMs)
  const rows = [
    await row('bare Hono, "Hello World!"', repeated(hello, 100)),
    await row('category, cached', repeated(base + category, 100)),
    await row(
      'product, nothing cached, reviews take 500 ms',
      products.map((path) => base + path),
    ),
  ]
  await shop.stop()
  return rows
}

const repeated = (url: string, times: number) => Array.from({ length: times }, () => url)

async function row(name: string, urls: string[]): Promise<FirstByte> {
  const times = []
  for (const url of urls) times.push(await timesOf(url))
  return {
    name,
    first: median(times.map(({ first }) => first)),
    last: median(times.map(({ last }) => last)),
  }
}

function timesOf(url: string): Promise<{ first: number; last: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    get(url, { headers: { 'Accept-Encoding': 'identity' } }, (response) => {
      let first = 0
      response.on('data', () => (first ||= performance.now() - started))
      response.on('end', () => resolve({ first, last: performance.now() - started }))
    }).on('error', reject)
  })
}
