import { describe, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import { shopUrl } from '../shop.ts'

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return response.text()
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)

describe('§10 site maps of a filled shop', () => {
  it.for(locales)(
    'in %s link from robots.txt to pages of that host only',
    async (locale, { expect }) => {
      const shop = shopUrl(locale)
      const robots = await textOf(`${shop}/robots.txt`)
      const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
      expect(index).toContain(shop)
      const files = addressesIn(await textOf(index))
      const pages: (string | undefined)[] = []
      for (const file of files) pages.push(...addressesIn(await textOf(String(file))))
      expect(pages.length).toBeGreaterThan(1500)
      expect(new Set(pages).size, 'addresses named once').toBe(pages.length)
      expect(pages.filter((page) => !page?.startsWith(`${shop}/`))).toEqual([])
    },
  )
})
