import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import type { AnyCall } from '../../domain/contract/call.ts'
import { getProductDetail, search } from '../../domain/contract/cms.ts'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { Purge } from '../../domain/contract/purge.ts'
import { login } from '../../domain/contract/store-account.ts'
import { addCartItem, getCart } from '../../domain/contract/store-cart.ts'
import { getOrderByToken, placeOrder } from '../../domain/contract/store-checkout.ts'
import { runIndexSteps } from '../cms/search/indexing/index-tasks.ts'
import { app } from '../app.ts'
import type { Env } from '../env.ts'
import { purgeTags } from '../purge/purge-changed.ts'
import { LaggingDatabase } from '../testing/databases/lagging-database.ts'
import { someAddress } from '../testing/request.ts'
import { createTables, seedShop } from '../testing/seed-shop.ts'
import { demoPassword, orderBody } from '../testing/shop.ts'
import { currentBookmark, readSession } from './read-session.ts'

beforeAll(async () => {
  const copies = { db: env.REPLICA, searchDb: env.SEARCH_REPLICA }
  await createTables(copies)
  await seedShop(copies)
})

interface Asked {
  readAfter?: string
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: object
}

/** A backend with lagging replicas, and the storefront that it notifies. */
function laggingShop() {
  const database = new LaggingDatabase(env.DB, env.REPLICA)
  const searchDatabase = new LaggingDatabase(env.SEARCH_DB, env.SEARCH_REPLICA)
  const purges: Purge[] = []
  const SHOP = {
    async fetch(request: Request) {
      purges.push(Purge.parse(await request.json()))
      return new Response(null, { status: 204 })
    },
  }
  const vars = { PURGE_URL: 'https://shop.test/hooks/purge', PURGE_SECRET: 'x'.repeat(32) }
  // Only `fetch` of the binding is used.
  const SHOP_BINDING = SHOP as unknown as Fetcher
  const DB = database.binding
  const SEARCH_DB = searchDatabase.binding
  const bindings: Env = { ...env, ...vars, DB, SEARCH_DB, SHOP: SHOP_BINDING }

  async function ask(
    call: AnyCall,
    { readAfter, params = {}, query = {}, headers = {}, body }: Asked = {},
  ) {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const context = createExecutionContext()
    const init = {
      method: call.method,
      headers: {
        [contractHeaders.locale]: 'de',
        [contractHeaders.clientAddress]: someAddress(),
        ...(readAfter && { [contractHeaders.readAfter]: readAfter }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    }
    const url = `http://backend/${call.upstream}${path}?${new URLSearchParams(query).toString()}`
    const response = await app.request(url, init, bindings, context)
    await waitOnExecutionContext(context)
    return { status: response.status, response: call.response.parse(await response.json()) }
  }

  const slug = 'badluefter-silva'
  const nameFor = async (readAfter?: string): Promise<string> => {
    const options = { params: { slug }, ...(readAfter && { readAfter }) }
    return (await ask(getProductDetail, options)).response.data.name
  }
  const rename = (name: string) =>
    database.binding
      .prepare(`UPDATE product_text SET name = ?1 WHERE locale = 'de' AND slug = ?2`)
      .bind(name, slug)
      .run()
  return { database, searchDatabase, purges, bindings, ask, nameFor, rename }
}

describe('design §5: reads from a lagging replica', () => {
  it('answers public reads from the replica, never older than a purge requires', async ({
    expect,
  }) => {
    const { database, purges, bindings, nameFor, rename } = laggingShop()
    const old = await nameFor()
    await rename('Neuer Name')
    expect(await nameFor('any'), 'a copy nearby').toBe(old)
    expect(database.replicaReads).toBeGreaterThan(0)
    expect(await nameFor(), 'without the header').toBe('Neuer Name')

    await purgeTags(bindings, { tags: ['product:x'], updatedAt: new Date() })
    const bookmark = purges[0]?.bookmark
    expect(bookmark).toMatch(/^0{7}/)
    expect(await nameFor(bookmark), 'as the purge says').toBe('Neuer Name')
    expect(await nameFor('any'), 'time does not go back here').toBe('Neuer Name')
    await database.catchUp()
    const before = database.replicaReads
    await rename('Noch einer')
    expect(await nameFor(bookmark), 'the copy has caught up').toBe('Neuer Name')
    expect(database.replicaReads).toBeGreaterThan(before)
  })

  it('decision 153: searches a replica only where any is accepted, and does not remember its hits', async ({
    expect,
  }) => {
    const { database, searchDatabase, bindings, ask, purges } = laggingShop()
    const hits = async (readAfter?: string) => {
      const asked = { query: { q: 'sturmbraut' }, ...(readAfter && { readAfter }) }
      const { response: result } = await ask(search, asked)
      return result.products.entities.map(({ slug }: { slug: string }) => slug)
    }
    expect(await hits('any')).toEqual([])
    await database.binding.batch([
      database.binding.prepare(
        `UPDATE product_text SET name = 'Sturmbraut' WHERE slug = 'letzter'`,
      ),
      database.binding.prepare(`INSERT INTO listing_task (kind, subject, token)
        SELECT 'products', n, '' FROM product WHERE id = 'letzter'`),
    ])
    const { DB, SEARCH_DB } = bindings
    await runIndexSteps({ db: DB, searchDb: SEARCH_DB })
    await database.catchUp()
    // The copy of the main database has the new version, that of the search database not.
    const before = searchDatabase.replicaReads
    expect(await hits('any'), 'of a copy').toEqual([])
    expect(searchDatabase.replicaReads).toBeGreaterThan(before)

    await purgeTags(bindings, { tags: ['product:x'], updatedAt: new Date() })
    const replicaReads = searchDatabase.replicaReads
    expect(await hits(purges[0]?.bookmark), 'as the purge says').toEqual(['letzter'])
    expect(searchDatabase.replicaReads).toBe(replicaReads)
    expect(await hits(), 'without the header').toEqual(['letzter'])
  })

  it('shows a visitor each sign-in, item and order at once, however large the lag', async ({
    expect,
  }) => {
    const { database, ask } = laggingShop()
    const guest = await ask(addCartItem, { body: { id: 's100', amount: 1 } })
    const cart = { [contractHeaders.cartToken]: guest.response.meta.custom.cartToken }
    expect((await ask(getCart, { headers: cart })).response.data.items).toHaveLength(1)

    const credentials = { email: 'kunde@luftbasis.example', password: demoPassword }
    const session = await ask(login, { headers: cart, body: credentials })
    const bearer = { Authorization: `Bearer ${session.response.data.access_token}` }
    const merged = (await ask(getCart, { headers: bearer })).response.data
    expect(merged.items).toHaveLength(1)

    const body = orderBody(35.9, { email: 'kunde@luftbasis.example' })
    const placed = await ask(placeOrder, { headers: bearer, body })
    expect(placed.status).toBe(200)
    const { token } = placed.response.data
    expect((await ask(getOrderByToken, { params: { token } })).response.data.items).toHaveLength(1)
    expect((await ask(getCart, { headers: bearer })).response.data.items).toHaveLength(0)
    expect(database.replicaReads).toBe(0)
  })

  it.for(['', ' ', 'first-primary', 'x'.repeat(90), '00000085-0000024c', "' OR 1=1 --"])(
    'reads the primary for the invalid bookmark %j',
    async (junk, { expect }) => {
      const { nameFor, rename } = laggingShop()
      await rename(`Rohr ${junk.length}`)
      expect(await nameFor(junk)).toBe(`Rohr ${junk.length}`)
    },
  )

  it('accepts D1’s own bookmarks', async ({ expect }) => {
    const before = await currentBookmark(env.DB)
    await env.DB.prepare('UPDATE product SET updated_at = updated_at').run()
    const after = await currentBookmark(env.DB)
    expect([before, after]).toEqual([expect.any(String), expect.any(String)])
    expect(String(after) > String(before)).toBe(true)
    const headers = new Headers({ [contractHeaders.readAfter]: String(after) })
    const session = readSession(env.DB, headers)
    expect((await session.db.prepare('SELECT 1 AS one').all()).results).toEqual([{ one: 1 }])
    session.end()
  })
})
