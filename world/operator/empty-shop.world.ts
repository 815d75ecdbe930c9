import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { merchant } from '../../demo/content/merchant.ts'
import { migrate } from '../../scripts/local/database.ts'
import { findFreePort } from '../../scripts/local/port.ts'
import { startShop } from '../../scripts/local/shop.ts'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { shopCommand } from './shop-command.ts'

/* A shop with empty tables is filled by the CLI alone, following docs/operator.md. */

let full: Awaited<ReturnType<typeof startTestShop>>
let empty: Awaited<ReturnType<typeof startShop>>
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'empty-shop-'))
  full = await startTestShop()
  empty = await startShop({ port: await findFreePort(), data: join(folder, 'data'), country: '' })
  await migrate(empty)
})
afterAll(async () => {
  await Promise.all([full.stop(), empty.stop()])
  rmSync(folder, { recursive: true })
})

const urlOf = ({ address }: { address: string | URL }) =>
  `http://localhost:${new URL(address).port}`
const file = (name: string) => join(folder, name)
const get = async (path: string) => {
  const response = await fetch(urlOf(empty) + path)
  return { status: response.status, html: await response.text() }
}
const fill = (name: string) => shopCommand(urlOf(empty), ['import', file(name)])

describe('§3 a shop without any data', () => {
  it('serves complete pages', async ({ expect }) => {
    const home = await get('/')
    expect(home.status).toBe(200)
    expect(home.html).toContain('</html>')
    expect((await get('/suche?q=rohr')).html).toContain('</html>')
  })

  it('imports an export of another shop, record by record', async ({ expect }) => {
    for (const kind of ['catalogue', 'products', 'content']) {
      const args = ['export', kind, '--out', file(`${kind}.jsonl`), '--all']
      expect((await shopCommand(urlOf(full), args)).code).toBe(0)
    }
    const products = readFileSync(file('products.jsonl'), 'utf8').split('\n')
    writeFileSync(file('products.jsonl'), `${products.slice(0, 120).join('\n')}\n`)
    writeFileSync(file('merchant.json'), JSON.stringify(merchant))

    const set = await shopCommand(urlOf(empty), ['merchant', 'set', file('merchant.json')])
    expect(set.code).toBe(0)
    for (const name of ['catalogue.jsonl', 'products.jsonl', 'content.jsonl']) {
      const { code, out, lines } = await fill(name)
      expect(lines).toEqual([])
      expect(out).toMatch(/^0 changed, \d+ new, 0 unchanged, 0 wrong$/)
      expect(code).toBe(0)
    }
    for (const name of ['catalogue.jsonl', 'products.jsonl', 'content.jsonl']) {
      expect((await fill(name)).out).toMatch(/^0 changed, 0 new, \d+ unchanged, 0 wrong$/)
    }
  }, 600_000)

  it('shows home, category, product and search', async ({ expect }) => {
    const [first = '{}'] = readFileSync(file('products.jsonl'), 'utf8').split('\n')
    // Written by the export above.
    const product = JSON.parse(first) as { slug: { de: string }; name: { de: string } }
    expect((await get('/')).status).toBe(200)
    const detail = await get(`/produkt/${product.slug.de}`)
    expect(detail.status).toBe(200)
    expect(detail.html).toContain(product.name.de.split(' ')[0])
    const listing = await get('/ventilatoren')
    expect(listing.status).toBe(200)
    expect(listing.html).toContain('/produkt/')
    expect((await get('/suche?q=L%C3%BCfter')).html).toContain('/produkt/')
  })

  it('sells: a guest adds a product to the cart', async ({ expect }) => {
    const [first = '{}'] = readFileSync(file('products.jsonl'), 'utf8').split('\n')
    const { variants } = JSON.parse(first) as { variants: { id: string }[] }
    const response = await fetch(`${urlOf(empty)}/api/cart/items`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: urlOf(empty) },
      body: JSON.stringify({ id: variants[0]?.id, amount: 1 }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ cart: { items: [{ amount: 1 }] } })
  })
})
