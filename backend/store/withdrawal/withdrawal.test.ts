import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import {
  declareWithdrawal,
  findWithdrawalOrder,
  getWithdrawal,
} from '../../../domain/contract/store-withdrawal.ts'
import { addCartItem, getCart, setCoupon } from '../../../domain/contract/store-cart.ts'
import { clearExpired } from '../../maintenance/clear-expired.ts'
import { request, type RequestOptions } from '../../testing/request.ts'
import { findLastMail } from '../../testing/last-mail.ts'
import { operate } from '../../testing/operator.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../../testing/shop.ts'

const shopsAddress = 'service@luftbasis.example'
let email = ''

beforeEach(async () => {
  email = `${crypto.randomUUID()}@shop.example`
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
})

async function order(changes: Parameters<typeof orderBody>[1] = {}) {
  const cart = await guestCart('s100', 2)
  const { response } = await place(cart, orderBody(65.9, { email, ...changes }))
  return response.data
}

const declare = (changes: object = {}, options: RequestOptions = {}) =>
  request(declareWithdrawal, {
    ...options,
    body: { name: ' Karla  Kunde ', orderCode: '1999000001', email, ...changes },
  })

const stored = (token: string) =>
  env.DB.prepare('SELECT * FROM withdrawal WHERE token = ?1')
    .bind(token)
    .first<Record<string, unknown>>()

describe('§ 356a BGB POST withdrawals', () => {
  it('stores the declaration and confirms it by mail with content, date and time', async ({
    expect,
  }) => {
    const { code, id } = await order()
    const { response } = await declare({ orderCode: code })
    const { token, reference, receivedAt } = response.data
    expect(response.data).toMatchObject({ name: 'Karla Kunde', orderCode: code, matched: true })
    expect(await stored(token)).toMatchObject({
      order_id: id,
      match: 'order',
      received_at: receivedAt,
    })
    const mail = await findLastMail(email)
    expect(mail).toMatchObject({ kind: 'withdrawal_receipt', locale: 'de' })
    expect(mail?.text).toContain(`„Hiermit widerrufe ich den Vertrag über die Bestellung ${code}.“`)
    expect(mail?.text).toMatch(/\d{1,2}\. \S+ \d{4} um \d{2}:\d{2}:\d{2} ME/)
    expect(mail?.text).toContain(reference)
    expect(mail?.text).toContain(`/vertrag-widerrufen?receipt=${token}`)
  })

  it('notifies the shop, too', async ({ expect }) => {
    const { code } = await order()
    const { reference } = (await declare({ orderCode: code })).response.data
    const mail = await findLastMail(shopsAddress)
    expect(mail?.subject).toBe(`Widerruf ${reference} zur Bestellung ${code}`)
    expect(mail?.text).not.toContain('BITTE PRÜFEN')
  })

  it('offers what is left of an order: no discount, nothing cancelled', async ({ expect }) => {
    const cartToken = await guestCart('s100', 3)
    await request(setCoupon, { cartToken, body: { couponCode: 'WILLKOMMEN10' } })
    const placed = (await place(cartToken, orderBody(86.9, { email }))).response.data
    await operate({
      method: 'POST',
      path: `/operator/orders/${placed.code}/cancel`,
      body: { key: crypto.randomUUID(), items: [{ item: 'LB-S100', amount: 1 }] },
    })
    const body = { orderCode: placed.code, email }
    const { response } = await request(findWithdrawalOrder, { body })
    const [fan, ...others] = response.data.order?.items ?? []
    expect([fan?.amount, others]).toEqual([2, []])
    const declared = await declare({ orderCode: placed.code, itemIds: [fan?.id] })
    expect(declared.response.data.items).toEqual([`2 × ${fan?.name}`])
  })

  it('names metres by their unit', async ({ expect }) => {
    const cartToken = await guestCart('w100', 2.5)
    const placed = (await place(cartToken, orderBody(20.9, { email }))).response.data
    const itemIds = placed.items.map(({ id }) => id)
    const declared = await declare({ orderCode: placed.code, itemIds })
    expect(declared.response.data.items).toEqual([`2,5\u00a0m × ${placed.items[0]?.name}`])
  })

  it('accepts a declaration without a matching order, and marks it', async ({ expect }) => {
    const { response } = await declare()
    expect(response.data).toMatchObject({ matched: false, deadline: null, business: false })
    expect(await stored(response.data.token)).toMatchObject({ match: 'none', order_id: null })
    expect((await findLastMail(email))?.text).toContain('ordnen sie von Hand zu')
    expect((await findLastMail(shopsAddress))?.text).toContain('keine Bestellung')
  })

  it('reveals nothing of an order by its number alone', async ({ expect }) => {
    const { code, id, items } = await order()
    const stranger = { orderCode: code, email: `x-${email}`, itemIds: [items[0]?.id] }
    const { response } = await declare(stranger)
    expect(response.data).toMatchObject({ matched: false, deadline: null, items: [items[0]?.id] })
    expect(await stored(response.data.token)).toMatchObject({ match: 'number', order_id: id })
    expect((await findLastMail(shopsAddress))?.text).toContain('anderen E-Mail-Adresse')
  })

  it('ignores spaces and a # in the number, and capitals in the address', async ({ expect }) => {
    const { code } = await order()
    const orderCode = `# ${code.slice(0, 4)} ${code.slice(4)}`
    const { response } = await declare({ orderCode, email: email.toUpperCase() })
    expect(response.data.matched).toBe(true)
  })

  it('accepts a part of the items, by line and in words', async ({ expect }) => {
    const { code, items } = await order()
    const itemIds = [items[0]?.id]
    const { response } = await declare({ orderCode: code, itemIds, goods: ' nur einer ' })
    expect(response.data).toMatchObject({ items: [`2 × ${items[0]?.name}`], goods: 'nur einer' })
    const text = (await findLastMail(email))?.text
    expect(text).toContain(`– 2 × ${items[0]?.name}`)
    // An unverified address: input is shown behind the link only.
    expect(text).not.toContain('nur einer')
    expect(text).toContain('Den Wortlaut Ihrer Erklärung')
  })

  it('accepts each of the lines of the longest order, and promises only what is still due', async ({
    expect,
  }) => {
    const { code } = await order()
    const itemIds = Array.from({ length: 600 }, (_, at) => `line-${at}`)
    const { status, response } = await declare({ orderCode: code, itemIds })
    expect(status).toBe(200)
    expect(response.data.items).toHaveLength(600)
    // Nothing has been sent or paid.
    const mail = await findLastMail(email)
    expect(mail?.text).toContain('Haben Sie die Ware bei sich')
    expect(mail?.text).toContain('soweit noch nicht geschehen')
  })

  it('forwards a company’s declaration, and says that it has no such right', async ({ expect }) => {
    const { code } = await order({
      business: { business_name: 'Lüftung GmbH', TIN: '', VATIN: 'DE123456788' },
    })
    expect((await declare({ orderCode: code })).response.data.business).toBe(true)
    expect((await findLastMail(email))?.text).toContain('nur Verbrauchern')
    expect((await findLastMail(shopsAddress))?.text).toContain('Bestellt hat ein Unternehmen')
  })

  it('receives a double click once', async ({ expect }) => {
    const key = crypto.randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => declare({}, { key })))
    expect(new Set(replies.map(({ response }) => response.data.token)).size).toBe(1)
    expect(await valueOf('SELECT count(*) FROM withdrawal WHERE email = ?1', email)).toBe(1)
    expect(await valueOf('SELECT count(*) FROM mail WHERE recipient = ?1', email)).toBe(1)
  })

  it('treats other content under the same key as another declaration', async ({ expect }) => {
    const key = crypto.randomUUID()
    await declare({}, { key })
    await declare({ orderCode: '1999000002' }, { key })
    expect(await valueOf('SELECT count(*) FROM withdrawal WHERE email = ?1', email)).toBe(2)
  })

  it.for(['cs', 'sk', 'en'])(
    'confirms in the language of the page: %s',
    async (locale, { expect }) => {
      await declare({}, { locale })
      expect(await findLastMail(email)).toMatchObject({ locale, kind: 'withdrawal_receipt' })
    },
  )

  it.for([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(10_000) }, 'name'],
    [{ orderCode: '' }, 'orderCode'],
    [{ email: 'karla' }, 'email'],
    [{ goods: 'x'.repeat(1001) }, 'goods'],
  ] as const)('§5: refuses %j for its %s', async ([changes, field], { expect }) => {
    expect((await declare(changes)).errors[0]).toMatchObject({ status: 422, field })
    expect(await valueOf('SELECT count(*) FROM withdrawal WHERE email = ?1', email)).toBe(0)
  })

  it('keeps script, emoji and right-to-left as text, and mails them to the shop alone', async ({
    expect,
  }) => {
    const name = '<script>alert(1)</script> 🛠 שלום'
    await declare({ name })
    const sql = 'SELECT html FROM mail WHERE recipient = ?1 ORDER BY rowid DESC LIMIT 1'
    expect(await valueOf(sql, email)).not.toContain('alert(1)')
    const html = await valueOf(sql, shopsAddress)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 🛠 שלום')
  })

  it('is received however often, but one address gets a limited number of mails', async ({
    expect,
  }) => {
    for (let count = 0; count < 14; count++) expect((await declare()).status).toBe(200)
    const mails = `SELECT count(*) FROM mail WHERE recipient = ?1 AND kind = 'withdrawal_receipt'`
    expect(await valueOf(mails, email)).toBe(10)
    expect(await valueOf('SELECT count(*) FROM withdrawal WHERE email = ?1', email)).toBe(14)
  })
})

describe('§ 356a BGB a second withdrawal from the same order', () => {
  const twoLines = async () => {
    await restock('s125', 10)
    const cartToken = await guestCart('s100', 2)
    await request(addCartItem, { cartToken, body: { id: 's125', amount: 3 } })
    const { data } = (await request(getCart, { cartToken })).response
    const total =
      data.prices.totalWithTax < 100 ? data.prices.totalWithTax + 5.9 : data.prices.totalWithTax
    const placed = await place(cartToken, orderBody(total, { email }))
    const [first, second] = placed.response.data.items
    if (!first || !second) throw new Error('The order has no two lines')
    return { code: placed.response.data.code, first, second }
  }
  const left = async (orderCode: string) =>
    (await request(findWithdrawalOrder, { body: { orderCode, email } })).response.data.order

  it('offers the rest only, and names the first one everywhere', async ({ expect }) => {
    const { code, first, second } = await twoLines()
    const one = (await declare({ orderCode: code, itemIds: [first.id] })).response.data
    expect(one.earlier).toBeUndefined()
    const found = await left(code)
    expect(found?.items.map(({ id }) => id)).toEqual([second.id])
    const earlier = [
      { reference: one.reference, receivedAt: one.receivedAt, items: one.items, isWhole: false },
    ]
    expect(found?.earlier).toEqual(earlier)

    const two = (await declare({ orderCode: code, itemIds: [second.id] })).response.data
    expect(two.earlier).toEqual(earlier)
    const receipt = await request(getWithdrawal, { params: { token: two.token } })
    expect(receipt.response.data).toEqual(two)
    for (const recipient of [email, shopsAddress]) {
      const text = (await findLastMail(recipient))?.text
      expect(text).toContain(`Widerruf ${one.reference} vom`)
      expect(text).toContain(`– ${one.items[0]}`)
    }
    expect((await left(code))?.items).toEqual([])
  })

  it('marks a line that is declared again, so that nobody reads more than was bought', async ({
    expect,
  }) => {
    const { code, first } = await twoLines()
    await declare({ orderCode: code, itemIds: [first.id] })
    const again = (await declare({ orderCode: code, itemIds: [first.id] })).response.data
    expect(again.items).toEqual([`2 × ${first.name} (schon vorher widerrufen)`])
  })

  it('offers nothing after a withdrawal from the whole contract', async ({ expect }) => {
    const { code } = await twoLines()
    await declare({ orderCode: code })
    expect(await left(code)).toMatchObject({ items: [], earlier: [{ items: [], isWhole: true }] })
  })

  it('is not affected by what a stranger declares', async ({ expect }) => {
    const { code, first } = await twoLines()
    await declare({ orderCode: code, itemIds: [first.id], email: `x-${email}` })
    const found = await left(code)
    expect([found?.items.length, found?.earlier]).toEqual([2, undefined])
  })
})

describe('§ 356a BGB the record of a withdrawal', () => {
  it('can be neither changed nor deleted', async ({ expect }) => {
    const { token } = (await declare()).response.data
    const run = (sql: string) => env.DB.prepare(sql).bind(token).run()
    await expect(run("UPDATE withdrawal SET name = '' WHERE token = ?1")).rejects.toThrow(/stays/)
    await expect(run('DELETE FROM withdrawal WHERE token = ?1')).rejects.toThrow(/kept/)
    expect(await stored(token)).not.toBeNull()
  })

  it('is deleted after the limitation period', async ({ expect }) => {
    await env.DB.prepare(
      `INSERT INTO withdrawal VALUES ('old', 'OLD', 'old', 'old', 'A', '1', 'a@shop.example', '[]', '',
        NULL, 'none', 0, NULL, 'de', '2020-05-01T08:00:00.000Z', '[]')`,
    ).run()
    const { token } = (await declare()).response.data
    await clearExpired(env.DB)
    expect(await stored('old')).toBeNull()
    expect(await stored(token)).not.toBeNull()
  })
})

describe('§ 356a BGB POST withdrawals/order, GET withdrawals', () => {
  const find = (orderCode: string, by = email) =>
    request(findWithdrawalOrder, { body: { orderCode, email: by } })

  it('return items and deadline by number and address', async ({ expect }) => {
    const { code, items } = await order({ payment_id: 'card' })
    const found = (await find(code)).response.data.order
    expect(found).toMatchObject({ code, business: false })
    const unit = { code: 'piece', step: 1 }
    expect(found?.items).toEqual(items.map(({ id, name, amount }) => ({ id, name, amount, unit })))
    expect(found?.deadline).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('return no deadline for prepaid orders, whose arrival is unknown', async ({ expect }) => {
    const { code } = await order({ payment_id: 'prepayment' })
    expect((await find(code)).response.data.order?.deadline).toBeNull()
  })

  it('return nothing to anybody else', async ({ expect }) => {
    const { code } = await order()
    expect((await find(code, 'x@shop.example')).response.data.order).toBeNull()
    expect((await find('1999000001')).response.data.order).toBeNull()
  })

  it('are rate limited against enumeration', async ({ expect }) => {
    for (let count = 0; count < 20; count++) await find(String(count + 1))
    expect((await find('1')).status).toBe(429)
  })

  it('return the receipt by its token only', async ({ expect }) => {
    const { data } = (await declare()).response
    const again = await request(getWithdrawal, { params: { token: data.token } })
    expect(again.response.data).toEqual(data)
    expect((await request(getWithdrawal, { params: { token: data.reference } })).status).toBe(404)
  })
})

describe('domain 3.10b the order confirmation', () => {
  it('links to the online function with the number prefilled', async ({ expect }) => {
    const { code } = await order()
    const { text = '' } = (await findLastMail(email)) ?? {}
    expect(text).toContain(`/vertrag-widerrufen?order=${code}`)
    expect(text).toContain('Bestätigung mit Inhalt, Datum und Uhrzeit')
  })
})
