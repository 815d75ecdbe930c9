import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { getProductDetail } from '../../../domain/contract/cms.ts'
import { getComments, getReviews, writeReview } from '../../../domain/contract/store-products.ts'
import { ratingKey } from '../../cms/listing/order-keys.ts'
import { request, type RequestOptions } from '../../testing/request.ts'
import { loginAs, valueOf } from '../../testing/shop.ts'

const customer = 'kunde@luftbasis.example'
const params = { productId: 'badluefter-silva' }
const good = { rating: 5, text: 'Leise und schnell montiert.', author: 'Karla' }

function write(body: object, options: RequestOptions = {}) {
  return request(writeReview, { params, ...options, body })
}

beforeEach(async () => {
  const tables = ['customer_review', 'attempt', 'mail', 'sale_order', 'sale_order_item']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

const ratingOf = (id: string) =>
  valueOf(`SELECT rating || ' of ' || review_count FROM product WHERE id = ?1`, id)

/** As if the customer had ordered it some time ago. */
async function buy(variantId: string, customerId = 'demo-b2c') {
  const id = crypto.randomUUID()
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO sale_order (id, code, token, customer_id, attempt_key, status, created_at, snapshot, details)
      VALUES (?1, ?1, ?1, ?2, ?1, 'paid', '2026-10-01', '{}', '{}')`,
    ).bind(id, customerId),
    env.DB.prepare(
      `INSERT INTO sale_order_item (order_id, id, variant_id, amount, unit_with_tax, total_with_tax)
      VALUES (?1, ?1, ?2, 1000, 1, 1)`,
    ).bind(id, variantId),
  ])
}

describe('§7 POST products/{productId}/reviews', () => {
  it('publishes a buyer’s review at once', async ({ expect }) => {
    await buy('s100')
    const bearer = await loginAs(customer)
    const { response } = await write(good, { bearer, locale: 'cs' })
    expect(response.data).toMatchObject({
      verified: true,
      status: 'published',
      message: 'Děkujeme! Vaše hodnocení je od této chvíle vidět.',
    })
    const shown = await request(getReviews, { params, locale: 'cs', query: { sort: 'time' } })
    expect(shown.response.data[0]).toMatchObject({
      author: 'Karla',
      rating: 100,
      locale: 'cs',
      verified: true,
    })
    expect(shown.response.meta.pagination.total).toBe(3)
  })

  it('adds it to the rating of product and listing, and updates the product’s date', async ({
    expect,
  }) => {
    const before = await valueOf(`SELECT updated_at FROM product WHERE id = 'badluefter-silva'`)
    await buy('s125')
    await write(good, { bearer: await loginAs(customer) })
    expect(await ratingOf('badluefter-silva')).toBe('87.0 of 3')
    expect(
      await valueOf(
        `SELECT value FROM listing_change l JOIN product p ON p.n = l.product_n
        WHERE p.id = 'badluefter-silva' AND l.name = 'rating'`,
      ),
    ).toBe(ratingKey(87))
    const { headers } = await request(getProductDetail, { params: { slug: 'badluefter-silva' } })
    expect(String(headers.get('X-Updated-At')) > String(before)).toBe(true)
  })

  it('holds others for moderation, and says so', async ({ expect }) => {
    const { response } = await write({ ...good, email: 'gast@example.org' })
    expect(response.data).toMatchObject({
      verified: false,
      status: 'pending',
      message: 'Danke! Wir lesen Ihre Bewertung und zeigen sie danach.',
    })
    expect(await ratingOf('badluefter-silva')).toBe('80.0 of 2')
    expect(
      await valueOf(
        `SELECT text FROM mail WHERE kind = 'review_pending' AND recipient LIKE 'service@%'`,
      ),
    ).toContain(response.data.id)
    await env.DB.prepare(
      `UPDATE customer_review SET published_at = '2026-11-21T08:00:00.000Z' WHERE id = ?1`,
    )
      .bind(response.data.id)
      .run()
    expect(await ratingOf('badluefter-silva')).toBe('87.0 of 3')
  })

  it('accepts one per customer and product, also of two concurrent ones', async ({ expect }) => {
    const bearer = await loginAs(customer)
    const replies = await Promise.all([write(good, { bearer }), write(good, { bearer })])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[0]?.response).toEqual(replies[1]?.response)
    const guest = { ...good, email: 'gast@example.org' }
    await write(guest)
    const other = { ...guest, text: 'Doch nicht.', email: 'GAST@example.org' }
    expect((await write(other)).errors[0]).toMatchObject({
      status: 409,
      code: 'already_reviewed',
    })
  })

  it.for([
    [{ ...good, text: '' }, 'text'],
    [{ ...good, text: '  \n ' }, 'text'],
    [{ ...good, author: '' }, 'author'],
    [{ ...good, rating: 0 }, 'rating'],
    [{ ...good, rating: 6 }, 'rating'],
    [{ ...good, rating: 4.5 }, 'rating'],
    [{ ...good, rating: '5' }, 'rating'],
    [{ ...good, text: 'x'.repeat(3001) }, 'text'],
    [{ ...good, email: 'gast@' }, 'email'],
    [good, 'email'],
  ] as const)('§8: refuses %j for its %s', async ([body, field], { expect }) => {
    expect((await write(body)).errors[0]).toMatchObject({ status: 422, field })
  })

  it('stores code and SQL as text', async ({ expect }) => {
    const text = `<script>alert(1)</script>'); DROP TABLE review; --`
    await buy('s100')
    await write({ ...good, text }, { bearer: await loginAs(customer) })
    const { response } = await request(getReviews, { params })
    expect(response.data.some((review) => review.text === text)).toBe(true)
  })

  it('refuses unknown products, and ten reviews an hour of one person', async ({ expect }) => {
    const nope = await write(good, { params: { productId: `x' OR 1=1` } })
    expect(nope.status).toBe(404)
    const guest = { ...good, email: 'viel@example.org' }
    for (let count = 0; count < 10; count++) await write(guest)
    expect((await write(guest)).status).toBe(429)
  })

  it('is deleted with the account of its author', async ({ expect }) => {
    await buy('s100', 'demo-b2b')
    await write(good, { bearer: await loginAs('handwerk@luftbasis.example') })
    expect(await ratingOf('badluefter-silva')).toBe('87.0 of 3')
    await env.DB.prepare(`DELETE FROM customer WHERE id = 'demo-b2b'`).run()
    expect(await valueOf('SELECT count(*) FROM customer_review')).toBe(0)
    expect(await ratingOf('badluefter-silva')).toBe('80.0 of 2')
  })
})

describe('§7 GET products/{productId}/reviews', () => {
  const read = (query: Record<string, string>) =>
    request(getReviews, { params, query, locale: 'sk' })

  it('sorts by time and rating in both directions', async ({ expect }) => {
    const authors = async (query: Record<string, string>) =>
      (await read(query)).response.data.map(({ author }) => author)
    expect(await authors({ sort: 'time', sortDirection: 'desc' })).toEqual(['Jan', 'Ute'])
    expect(await authors({ sort: 'time', sortDirection: 'asc' })).toEqual(['Ute', 'Jan'])
    expect(await authors({ sort: 'rating', sortDirection: 'desc' })).toEqual(['Ute', 'Jan'])
    expect(await authors({ onlyWithReview: '1' })).toEqual(['Ute'])
  })

  it('§9: returns five per page for a missing or invalid size', async ({ expect }) => {
    const { response } = await read({
      page: '-1',
      perPage: 'x',
      sort: 'n; DROP',
      sortDirection: '?',
    })
    expect(response.meta.pagination).toMatchObject({ perPage: 5, currentPage: 1 })
    expect((await read({ page: '99999999' })).response.data).toEqual([])
    expect((await read({ perPage: '10000' })).response.meta.pagination.perPage).toBe(50)
  })
})

describe('§7 GET products/{productId}/comments', () => {
  it('returns questions with their answers, those in the reader’s language first', async ({
    expect,
  }) => {
    await env.DB.batch(
      [
        `(9001, NULL, 'Ben', 'Wie laut?', 'de', '2026-01-01T08:00:00Z')`,
        `(9002, NULL, 'Iva', 'Jak hlučný?', 'cs', '2025-01-01T08:00:00Z')`,
        `(9003, 9002, 'Poradna', '26 dB', 'cs', '2025-01-02T08:00:00Z')`,
        `(9004, 9002, 'Iva', 'Děkuji', 'cs', '2025-01-03T08:00:00Z')`,
      ].map((row) =>
        env.DB.prepare(
          `INSERT INTO product_comment (n, parent_n, author, text, locale, created_at, product_n)
          SELECT r.*, p.n FROM (SELECT * FROM (VALUES ${row})) r, product p WHERE p.id = 'letzter'`,
        ),
      ),
    )
    const query = { perPage: '1' }
    const options = { params: { productId: 'letzter' }, locale: 'cs' }
    const { response } = await request(getComments, { ...options, query })
    expect(response.data).toMatchObject([
      { author: 'Iva', answers: [{ text: '26 dB' }, { text: 'Děkuji' }] },
    ])
    expect(response.meta.pagination).toMatchObject({ total: 2, totalPages: 2 })
    const second = await request(getComments, { ...options, query: { ...query, page: '2' } })
    expect(second.response.data).toMatchObject([{ author: 'Ben', answers: [] }])
    expect((await request(getComments, { params: { productId: 'nope' } })).status).toBe(404)
  })
})
