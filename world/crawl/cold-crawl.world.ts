import { screenRoutes } from '../../domain/screens/screens.gen.ts'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { randomOf, sample } from '../../demo/catalogue/random.ts'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { type Address, visitInBrowser } from './browser-visits.ts'
import { type Finding, kindOf, visitPage } from './crawl.ts'

/** Seed; set it to the printed one to repeat a crawl. */
const seed = process.env.CRAWL_SEED ?? String(Date.now())
const random = randomOf(seed)
/**
 * Number of visited URLs out of more than 6,000; each run visits others, `CRAWL_PAGES=99999` all.
 */
const maxPages = Number(process.env.CRAWL_PAGES ?? 1500)
const furtherLinks = Math.min(500, maxPages)

let shop: Awaited<ReturnType<typeof startTestShop>>
let known: Address[]

const hostOf = (locale: Locale) => {
  const { port } = new URL(shop.address)
  return `http://${locale === 'de' ? 'localhost' : `${locale}.localhost`}:${port}`
}

const localeOf = (url: string): Locale =>
  locales.find((locale) => new URL(url).hostname === `${locale}.localhost`) ?? 'de'

beforeAll(async () => {
  console.log(`CRAWL_SEED=${seed}`)
  // Cold caches: the crawl is the first reader of every page.
  shop = await startTestShop()
  known = (await Promise.all(locales.map(addressesOf))).flat()
})
afterAll(() => shop.stop())

/** URLs of the sitemap and every screen without a slug, signed in or not. */
async function addressesOf(locale: Locale): Promise<Address[]> {
  const host = hostOf(locale)
  const files = await locations(`${host}/sitemap.xml`)
  const pages = (await Promise.all(files.map(locations))).flat()
  const screens = Object.values(screenRoutes)
    .map(({ paths }) => paths[locale])
    .filter((path) => !path.includes(':'))
    .map((path) => host + path)
  return [...new Set([...pages, ...screens])].map((url) => ({ url, locale }))
}

async function locations(url: string): Promise<string[]> {
  const xml = await (await fetch(url)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&'),
  )
}

describe('§2 §8 a shop with empty caches, crawled in random order', () => {
  it('shows every kind of page in every language without an error in the browser', async ({
    expect,
  }) => {
    const kinds = new Map(
      shuffled(known).map((address) => [kindOf(address.url, address.locale), address]),
    )
    const findings = await visitInBrowser(shuffled([...kinds.values()]))
    expect(kinds.size).toBeGreaterThan(120)
    expect(findings).toEqual([])
  }, 600_000)

  it('has no failing page, no broken link and no text of another language', async ({ expect }) => {
    const findings: Finding[] = []
    const linked = new Set<string>()
    await each(sample(known, maxPages, random), async ({ url, locale }) => {
      const visited = await visitPage(url, locale)
      findings.push(...visited.findings)
      for (const link of visited.links) linked.add(link)
    })
    for (const { url } of known) linked.delete(url)
    await each(sample([...linked], furtherLinks, random), async (url) => {
      findings.push(...(await visitPage(url, localeOf(url))).findings)
    })
    expect(known.length).toBeGreaterThan(6000)
    expect(findings).toEqual([])
  }, 1_200_000)
})

function shuffled<T>(items: readonly T[]): T[] {
  return sample(items, items.length, random)
}

/** A few in parallel: the shop has one thread, and the order should be random but reproducible. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
