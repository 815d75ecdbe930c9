import type { Page } from 'playwright'
import * as z from 'zod'
import { unpackColumns } from '../client/unpack-columns.ts'

const departments = ['/ventilatoren', '/rohre-kanaele', '/formteile', '/filter', '/schalldaempfung']
const maxPages = 40
const batchSize = 100

const ResponseBody = z.object({ cart: z.object({ items: z.array(z.unknown()) }) })

/** Fills the visitor's cart with this many different variants. @throws Error if too few are available */
export async function fillCart(page: Page, shop: string, lines: number): Promise<void> {
  await page.goto(shop)
  const ids = await variantsOf(shop, 2 * lines)
  let missing = lines
  // Sold-out variants are rejected, so further ones replace them.
  while (missing > 0) {
    const batch = ids.splice(0, Math.min(batchSize, missing))
    if (batch.length === 0) throw new Error(`The cart lacks ${missing} lines`)
    const result = await page.request.post(`${shop}/api/cart/items/batch`, {
      data: { items: batch.map((id) => ({ id, amount: 1, forceAdd: true })) },
      headers: { Origin: shop },
    })
    missing = lines - ResponseBody.parse(await result.json()).cart.items.length
  }
}

/** Variant ids from listing pages. */
async function variantsOf(shop: string, enough: number): Promise<string[]> {
  const ids = new Set<string>()
  for (const department of departments) {
    for (let number = 1; number <= maxPages && ids.size < enough; number++) {
      const response = await fetch(`${shop}${department}?page=${number}`)
      if (!response.ok) break
      for (const id of variantsIn(await response.text())) ids.add(id)
    }
  }
  return [...ids]
}

/** Variant ids of a page's data, which has texts of a column without what all of them share. */
function variantsIn(html: string): string[] {
  const [, data = 'null'] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? []
  const texts = JSON.stringify(unpackColumns(JSON.parse(data))).matchAll(/"(v-[\w.-]+)"/g)
  return [...texts].map(([, id = '']) => id)
}
