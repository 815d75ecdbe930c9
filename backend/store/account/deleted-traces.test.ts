import { env } from 'cloudflare:test'
import { beforeAll, describe, it, vi } from 'vitest'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import { fileClaim } from '../../../domain/contract/store-claims.ts'
import { getInvoices } from '../../../domain/contract/store-invoices.ts'
import { writeReview } from '../../../domain/contract/store-products.ts'
import { declareWithdrawal } from '../../../domain/contract/store-withdrawal.ts'
import { deleteUser, exportUser } from '../../../domain/contract/store-privacy.ts'
import { operate } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { demoPassword, orderBody, place, registerAndConfirm, restock } from '../../testing/shop.ts'

/**
 * Tables with a column of a person, and what a deleted account leaves in them. The privacy page of
 * the demo says the same, with how long.
 */
const left: Record<string, 'nothing' | 'never of customers' | readonly string[]> = {
  cart: 'nothing',
  cart_item: 'nothing',
  company: 'never of customers',
  coupon_use: 'nothing',
  credit_entry: 'nothing',
  customer: 'nothing',
  customer_address: 'nothing',
  customer_review: 'nothing',
  // Issued documents cannot change.
  invoice: ['email', 'name', 'street'],
  // Notices to the shop, for 90 days.
  mail: ['email', 'name'],
  mail_suppression: 'nothing',
  newsletter: 'nothing',
  newsletter_log: 'nothing',
  offer: 'nothing',
  password_reset: 'nothing',
  pending_action: 'nothing',
  product_comment: 'never of customers',
  review: 'never of customers',
  sale_order: ['name', 'street'],
  session: 'nothing',
  shopping_list: 'nothing',
  shopping_list_item: 'nothing',
  vat_id_check: 'never of customers',
  vat_registration: 'never of customers',
  vital_sample: 'never of customers',
  // Open ones are answered first.
  warranty_claim: ['email', 'name'],
  warranty_claim_event: ['name'],
  watcher: 'nothing',
  // The declaration cannot change.
  withdrawal: ['email', 'name'],
}

const ofPerson =
  /email|recipient|first_name|last_name|^name$|author|phone|street|^address$|customer_id|snapshot|payload|device|^model$|^comment$|^note$/

async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
      AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND sql NOT LIKE 'CREATE VIRTUAL%'`,
  ).all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Tables of the catalogue and of the shop's own texts. */
const ofShop = new Set([
  'parcel_point',
  'listing_change',
  'product_text',
  'segment_column',
  'sequence',
  'variant',
])

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('§7 DELETE user, table by table', () => {
  it('knows every table that has a column of a person', async ({ expect }) => {
    const found = await Promise.all(
      (await tables()).map(async (name) => {
        const { results } = await env.DB.prepare(`SELECT name FROM pragma_table_info(?1)`)
          .bind(name)
          .all<{ name: string }>()
        return results.some((column) => ofPerson.test(column.name)) && !ofShop.has(name)
          ? [name]
          : []
      }),
    )
    expect(found.flat().toSorted()).toEqual(Object.keys(left).toSorted())
  })

  it('leaves no more of a person in a table than is said', async ({ expect }) => {
    const email = 'tschuess@example.org'
    const person = { name: 'Quendolin Zeisigbauer', street: 'Abschiedsgasse' }
    const address = {
      street: person.street,
      houseNumber: '1',
      city: 'Leipzig',
      postcode: '04107',
      country: 'DEU',
    }
    const review = { rating: 4, text: 'Leise.', author: person.name, email }
    const product = 'badluefter-silva'
    await request(writeReview, { params: { productId: product }, body: review })
    const bearer = await registerAndConfirm({
      email,
      firstName: 'Quendolin',
      lastName: 'Zeisigbauer',
      phone: '+49 341 5550777',
      password: demoPassword,
      password_confirmation: demoPassword,
      business: null,
      address,
      newsletter: true,
      terms: true,
    })
    await restock('s125', 10)
    await request(addCartItem, { bearer, body: { id: 's125', amount: 1 } })
    const body = orderBody(45.9, {
      email,
      name: person.name,
      firstName: 'Quendolin',
      lastName: 'Zeisigbauer',
      phone: '+49 341 5550777',
      billing_address: address,
      shipping: { name: person.name, address },
      comment: 'Zeisigbauer, Hinterhaus',
    })
    const order = (await place('', body, { bearer })).response.data
    await operate({
      method: 'POST',
      path: `/operator/orders/${order.code}/paid`,
      body: { key: crypto.randomUUID() },
    })
    await request(getInvoices, { params: { token: order.token } })
    const about = { name: person.name, orderCode: order.code, email }
    await request(declareWithdrawal, { body: { ...about, goods: 'alles' } })
    const { response: claim } = await request(fileClaim, {
      body: {
        ...about,
        itemId: order.items[0]?.id ?? '',
        amount: 1,
        description: `Brummt. ${person.name}`,
        remedy: 'repair',
      },
    })
    await operate({
      method: 'POST',
      path: `/operator/claims/${claim.data.number}/state`,
      body: { key: crypto.randomUUID(), state: 'in_review', note: `Guten Tag ${person.name}` },
    })
    const exported = (await request(exportUser, { bearer })).response.data
    expect(exported.reviews).toHaveLength(1)

    const deleted = await request(deleteUser, { bearer, body: { password: demoPassword } })
    expect(deleted.status).toBe(200)
    const traces = { email, name: 'Zeisigbauer', street: person.street, phone: '5550777' }
    const remaining: Record<string, string[]> = {}
    for (const table of await tables()) {
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      const { results } = await env.DB.prepare(`SELECT * FROM "${table}"`).all()
      const rows = JSON.stringify(results)
      const found = Object.entries(traces).flatMap(([what, trace]) =>
        rows.includes(trace) ? [what] : [],
      )
      if (found.length > 0) remaining[table] = found.toSorted()
    }
    const said = Object.entries(left).filter(([, what]) => typeof what !== 'string')
    expect(remaining).toEqual(Object.fromEntries(said))
    const { results: mails } = await env.DB.prepare(
      'SELECT DISTINCT recipient FROM mail WHERE text LIKE ?1',
    )
      .bind(`%${traces.name}%`)
      .all()
    expect(mails).toEqual([{ recipient: 'service@luftbasis.example' }])
  })
})
