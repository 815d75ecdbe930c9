import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { getUser, login } from '../../../domain/contract/store-account.ts'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import { getOrderByToken } from '../../../domain/contract/store-checkout.ts'
import { addListItemByCode } from '../../../domain/contract/store-lists.ts'
import { deleteUser, exportUser } from '../../../domain/contract/store-privacy.ts'
import { declareWithdrawal } from '../../../domain/contract/store-withdrawal.ts'
import { request } from '../../testing/request.ts'
import {
  demoPassword,
  loginAs,
  orderBody,
  place,
  valueOf,
  registerAndConfirm,
} from '../../testing/shop.ts'
import { grantCredits } from './credits.ts'

const address = {
  street: 'Lindenstraße',
  houseNumber: '12',
  city: 'Leipzig',
  postcode: '04107',
  country: 'DEU',
}

/** A customer with data in every table. */
async function livelyCustomer(email: string, phone = '+49 341 7654321') {
  const bearer = await registerAndConfirm({
    email,
    firstName: 'Greta',
    lastName: 'Gehtbald',
    phone,
    password: demoPassword,
    password_confirmation: demoPassword,
    business: null,
    address,
    newsletter: true,
    terms: true,
  })
  await request(addCartItem, { bearer, body: { id: 's125', amount: 1 } })
  const placed = await place(
    '',
    orderBody(45.9, { email, phone, comment: `Klingeln, sonst ${phone}` }),
    {
      bearer,
    },
  )
  await request(addCartItem, { bearer, body: { id: 's125e', amount: 1 } })
  await request(addListItemByCode, { bearer, params: { code: 'wishlist' }, body: { id: 'r100' } })
  const { id } = (await request(getUser, { bearer })).response.data
  const at = new Date().toISOString()
  await env.DB.batch([
    grantCredits(env.DB, id, 40),
    env.DB.prepare(
      `INSERT INTO customer_review (id, product_id, author_key, author, rating, text, locale, created_at, verified, published_at)
      VALUES (?1, 'badluefter-silva', ?1, 'Greta', 80, 'Gut', 'de', ?2, 1, ?2)`,
    ).bind(id, at),
    env.DB.prepare(
      `INSERT INTO watcher (id, variant_id, email, locale, token_hash, created_at)
      VALUES (?1, 'g100', ?2, 'de', ?1, ?3)`,
    ).bind(id, email, at),
  ])
  return { id, email, bearer, order: placed.response.data }
}

describe('§7 user/export', () => {
  it('has the withdrawals from the customer’s own orders', async ({ expect }) => {
    const { bearer, order, email } = await livelyCustomer('widerruf@example.org')
    for (const by of [email, 'fremd@example.org']) {
      const body = { name: 'Greta Gehtbald', orderCode: order.code, email: by, goods: 'alles' }
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect((await request(declareWithdrawal, { body })).status).toBeLessThan(300)
    }
    const { withdrawals } = (await request(exportUser, { bearer })).response.data
    expect(withdrawals).toMatchObject([{ orderCode: order.code, email, goods: 'alles' }])
  })

  it('returns all stored data of a customer', async ({ expect }) => {
    const { bearer, order, email } = await livelyCustomer('auskunft@example.org')
    const { response } = await request(exportUser, { bearer })
    expect(response.data).toMatchObject({
      user: { email, firstName: 'Greta', address },
      addresses: [{ type: 'billing', isDefault: true, city: 'Leipzig' }],
      cart: [{ variantId: 's125e', amount: 1 }],
      shoppingLists: [{ code: 'wishlist', items: [{ variantId: 'r100' }] }],
      orders: [
        { order: { code: order.code }, details: { comment: 'Klingeln, sonst +49 341 7654321' } },
      ],
      credits: [{ amount: 40, reason: 'granted' }],
      newsletter: { source: 'register', confirmedAt: null },
      reviews: [{ productId: 'badluefter-silva', rating: 80, text: 'Gut' }],
      watchedVariantIds: ['g100'],
      sessions: [{ operator: null, device: expect.any(String), seenAt: expect.any(String) }],
      cartComment: '',
    })
    expect(response.data.mails.map(({ subject }) => subject)).toContain(
      `Bestellbestätigung ${order.code}`,
    )
    expect(JSON.stringify(response)).not.toContain('pbkdf2')
  })

  it('has the text of every mail, of a hundred orders confirmed since the last sending', async ({
    expect,
  }) => {
    const { bearer, order, email } = await livelyCustomer('vielkauf@example.org')
    await env.DB.prepare(
      `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 100)
      INSERT INTO mail (id, kind, recipient, locale, subject, html, text, created_at, draft, order_id)
      SELECT m.id || n, kind, recipient, locale, '', '', '', created_at, '{"kind":"order_confirmation","isProven":true}', ?1
      FROM mail m, counted WHERE m.order_id = ?1 AND lower(m.recipient) = ?2`,
    )
      .bind(order.id, email)
      .run()
    const { mails, orders } = (await request(exportUser, { bearer })).response.data
    expect(orders).toHaveLength(1)
    const confirmations = mails.filter(({ text }) => text.includes(order.code))
    expect(confirmations.length).toBeGreaterThanOrEqual(101)
    expect(mails.filter(({ text }) => text === '')).toEqual([])
  })

  it('requires the customer’s session', async ({ expect }) => {
    await livelyCustomer('andere@example.org')
    const bearer = await loginAs('handwerk@luftbasis.example')
    const { response } = await request(exportUser, { bearer })
    expect(response.data).toMatchObject({ orders: [], credits: [], reviews: [], newsletter: null })
    expect((await request(exportUser)).status).toBe(401)
  })
})

describe('§7 DELETE user', () => {
  it('requires the password', async ({ expect }) => {
    const bearer = await loginAs('handwerk@luftbasis.example')
    const { errors } = await request(deleteUser, { bearer, body: { password: 'falsch' } })
    expect(errors[0]).toMatchObject({ status: 422, field: 'password', code: 'wrong_password' })
    expect((await request(deleteUser, { bearer, body: {} })).status).toBe(422)
    expect((await request(getUser, { bearer })).status).toBe(200)
  })

  it('retains the order as a voucher and nothing else', async ({ expect }) => {
    const { id, email, bearer, order } = await livelyCustomer(
      'abschied@example.org',
      '+49 341 5550001',
    )
    expect((await request(deleteUser, { bearer, body: { password: demoPassword } })).status).toBe(
      200,
    )
    expect((await request(getUser, { bearer })).status).toBe(401)
    expect((await request(login, { body: { email, password: demoPassword } })).status).toBe(401)
    expect(
      (await request(getOrderByToken, { query: {}, params: { token: order.token } })).status,
    ).toBe(404)

    const { results: tables } = await env.DB.prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
        AND sql NOT LIKE 'CREATE VIRTUAL%'`,
    ).all<{ name: string }>()
    for (const { name } of tables) {
      const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all()
      const rows = JSON.stringify(results)
      for (const trace of [id, email, '5550001', order.token]) {
        expect(rows.includes(trace), `${trace} in ${name}`).toBe(false)
      }
    }
    const snapshot = await valueOf('SELECT snapshot FROM sale_order WHERE id = ?1', order.id)
    expect(JSON.parse(String(snapshot))).toMatchObject({
      code: order.code,
      billingAddress: order.billingAddress,
      prices: order.prices,
      customer: { name: order.customer.name, email: '', phone: '' },
    })
  })

  it('does not affect other customers', async ({ expect }) => {
    const stays = await livelyCustomer('bleibt@example.org')
    const goes = await livelyCustomer('geht@example.org')
    const before = (await request(exportUser, { bearer: stays.bearer })).response.data
    await request(deleteUser, { bearer: goes.bearer, body: { password: demoPassword } })
    const after = (await request(exportUser, { bearer: stays.bearer })).response.data
    expect({ ...after, exportedAt: '' }).toEqual({ ...before, exportedAt: '' })
  })
})
