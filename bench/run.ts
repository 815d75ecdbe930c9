/*
 * `npm run bench` measures the shop against its floors and writes bench/results.md.
 *   --no-lighthouse     leaves out the slowest part
 *   --no-slowdown       leaves out Lighthouse on a CPU slowed down four times
 *   --purchases         only runs purchases of 200 concurrent shoppers for a minute
 *   --against <folder>  the same, alternating with the built shop of another checkout; CPU per order
 *   --growth            measures the catalogue at 100,000 products instead, see growth.ts
 *   --data <folder>     stores the databases of --growth there
 *   --import            imports 100,000 products instead, and prints how long it took
 *   --search            runs the queries of bench/search instead, and writes bench/search.md
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from '../scripts/build/build.ts'
import { crawlLimited, crawlMemory } from './crawl.ts'
import { customerCookies } from './customer-cookies.ts'
import { compare } from './compare.ts'
import { firstBytes } from './first-byte.ts'
import { writeGrowth } from './growth.ts'
import { isolateMegabytes } from './heap.ts'
import { measureImport } from './import.ts'
import { interactionsOf } from './interactions.ts'
import { load } from './load.ts'
import { scoresOf } from './lighthouse.ts'
import { writeSearch } from './search-report.ts'
import { markupOf } from './markup.ts'
import { comparePurchases } from './purchases/compare-purchases.ts'
import { measurePurchases } from './purchases/measure-purchases.ts'
import { purchaseTable } from './purchases/purchase-table.ts'
import {
  comparisonTable,
  crawlTable,
  firstByteTable,
  interactionTable,
  lighthouseTable,
  sizeTable,
} from './report.ts'
import { startBare, startBenchShop } from './servers.ts'
import { type Sizes, sizesOf } from './sizes.ts'

const { values: options } = parseArgs({
  options: {
    'no-lighthouse': { type: 'boolean', default: false },
    'no-slowdown': { type: 'boolean', default: false },
    purchases: { type: 'boolean', default: false },
    against: { type: 'string', default: '' },
    growth: { type: 'boolean', default: false },
    data: { type: 'string', default: '' },
    import: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
  },
})
if (options.growth) {
  await writeGrowth(options.data)
  process.exit(0)
}
if (options.import) {
  build()
  console.log(await measureImport(100_000))
  process.exit(0)
}
if (options.search) {
  await writeSearch()
  process.exit(0)
}
if (options.against) {
  build()
  console.log(await comparePurchases(options.against))
  process.exit(0)
}
if (options.purchases) {
  build()
  console.log(purchaseTable(await measurePurchases()))
  process.exit(0)
}
const gzip = { 'Accept-Encoding': 'gzip' }
const cartVariant = 'v-bath-axial-aura-100-standard'
const templates = {
  Home: '/',
  Department: '/ventilatoren',
  Category: '/ventilatoren/bad-kleinraumluefter',
  Product: '/produkt/zefyra-aura-badluefter-axial',
  Search: '/suche?q=rohrventilator',
  'Text page': '/seite/impressum',
  Login: '/login',
  Cart: '/checkout',
}

build()
// Pages are measured without the simulator's asset router, which the baselines do not have either.
const shop = await startBenchShop(8811, 1500, { assets: false, inspectorPort: 8819 })
const uncached = await startBenchShop(8812, 1500, { assets: false, vars: { PAGE_CACHE: '0' } })
const whole = await startBenchShop(8815, 1500)
const hello = await startBare('hello.ts', 8813)
const markup = await markupOf(whole.url + templates.Category)
const strings = await startBare('strings.ts', 8814, { MARKUP: JSON.stringify(markup) })

const cached = await compare(
  [
    { name: 'floor: bare Hono, "Hello World!"', server: hello, path: '/' },
    { name: 'home, cached', server: shop, path: templates.Home, headers: gzip },
    { name: 'category, cached', server: shop, path: templates.Category, headers: gzip },
    { name: 'product, cached', server: shop, path: templates.Product, headers: gzip },
    {
      name: 'category, cached, customer of a price group',
      server: shop,
      path: templates.Category,
      headers: { ...gzip, Cookie: await customerCookies(shop.url) },
    },
  ],
  1500,
)
const rendered = await compare(
  [
    { name: 'floor: bare Hono, "Hello World!"', server: hello, path: '/' },
    { name: 'floor: strings, same markup as category', server: strings, path: '/' },
    { name: 'category, page not cached', server: uncached, path: templates.Category },
    { name: 'home, page not cached', server: uncached, path: templates.Home },
    { name: 'product, page not cached', server: uncached, path: templates.Product },
    { name: 'search, page not cached', server: uncached, path: templates.Search },
  ],
  150,
  2,
)
// Many different pages, so that the caches fill.
for (let page = 1; page <= 20; page++) {
  for (const sort of ['default', 'price', 'name', 'rating', 'newest']) {
    await load(`${shop.url}/ventilatoren?page=${page}&sort=${sort}`, 3, 3, gzip)
  }
}
await load(shop.url + templates.Category, 5000, 8, gzip)
const heap = await isolateMegabytes(8819, 'luftbasis')
const crawled = await crawlMemory({ port: 8811, pid: shop.pid, inspectorPort: 8819 })
const crawlIn = (heapMegabytes: number) =>
  crawlLimited({ port: 8816, inspectorPort: 8820, heapMegabytes })
const crawls = [
  { name: 'without a limit of its heap', ...crawled },
  { name: 'heap of at most 128 MB', ...(await crawlIn(128)) },
  { name: 'heap of at most 80 MB', ...(await crawlIn(80)) },
]
const firsts = await firstBytes(hello.url)
const interactions = await interactionsOf(whole.url)
const pages = Object.entries(templates)
const urls = pages.map(([, path]) => whole.url + path)
const measured = await sizesOf(urls)
const named = (size: Sizes, page: number) => ({ name: pages[page]?.[0] ?? '', ...size })
const sizes = measured.map(named)
const known = (await sizesOf(urls, { variantId: cartVariant })).map(named)
const signedIn = (await sizesOf(urls, { isCustomer: true })).map(named)
const scores = options['no-lighthouse'] ? [] : await scoresOf(urls, 1)
const isQuick = options['no-lighthouse'] || options['no-slowdown']
const slowed = isQuick ? [] : await scoresOf(urls, 4)
for (const server of [shop, uncached, whole, hello, strings]) await server.stop()
const purchases = await measurePurchases()

const report = `# Measurements

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}.
CPU is user and system time of the serving workerd per request, taken from /proc, eight connections; the ratio is to the floor measured in the same round: median (lowest to highest of five rounds). Latency is one request at a time.

## Cached pages (budget: at most 2 × a bare Hono Worker)

${comparisonTable(cached, ['bare Hono'])}

## Rendered pages, content cached (budget: home 14, category and product 22 × bare Hono)

${comparisonTable(rendered, ['bare Hono', 'strings'])}

Memory of the storefront's isolate, objects and buffers, after 100 different pages and 5,000 requests (limit of the platform 128 MB, budget 100): ${heap.toFixed(0)} MB.

A crawl of every page that the site maps name, ${crawled.pages} with four connections: the most in the isolate with garbage (budget 90), without it, by collections every 1,000 pages, and in the whole local process with database, backend and simulators. Without a limit V8 lets garbage grow by the memory of the machine.

${crawlTable(crawls)}

## First byte, where every call of CMS and store takes 50 ms (budget: cached at most 2 ms over the bare Worker; not cached: without waiting for what may come later)

${firstByteTable(firsts)}

## Sizes after gzip of what Chromium loads without a press until it is quiet, late parts included (budget: JS 100 kB in 16 files, cart 112; CSS 20; HTML of home 14, category 17, product 20; 32 requests)

${sizeTable(sizes)}

### Of a visitor with an item in the cart (the same budget)

${sizeTable(known)}

### Of a signed-in customer (the same budget)

${sizeTable(signedIn)}

## Purchases at the same time (budget: no lost order, no wrong total, no 5xx)

${purchaseTable(purchases)}

## From a press to what it shows, CPU slowed down four times (budget: 100 ms)

CPU is the time of the page's main thread until the frame that shows the press; on the clock it is Chromium's Interaction to Next Paint, which counts what else the machine does too. Eight presses each.

${interactionTable(interactions)}

## Lighthouse, mobile, CPU as it is

${lighthouseTable(
  pages.map(([name]) => name),
  scores,
)}

## Lighthouse, mobile, CPU slowed down four times

${lighthouseTable(
  pages.map(([name]) => name),
  slowed,
)}
`
writeFileSync('bench/results.md', report)
console.log(report)
process.exit(0)
