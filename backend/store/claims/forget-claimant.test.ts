import { env } from 'cloudflare:test'
import { describe, it, vi } from 'vitest'
import { addCartItem } from '../../../domain/contract/store-cart.ts'
import { fileClaim } from '../../../domain/contract/store-claims.ts'
import { clearExpired } from '../../maintenance/clear-expired.ts'
import { findLastMail } from '../../testing/last-mail.ts'
import { operate } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import {
  demoPassword,
  orderBody,
  place,
  registerAndConfirm,
  restock,
  valueOf,
} from '../../testing/shop.ts'
import { deleteCustomer } from '../account/delete-customer.ts'

const contactOf = (number: string) =>
  env.DB.prepare('SELECT name, email, description FROM warranty_claim WHERE number = ?1')
    .bind(number)
    .first()
const setState = (number: string, body: object) =>
  operate({
    method: 'POST',
    path: `/operator/claims/${number}/state`,
    body: { key: crypto.randomUUID(), ...body },
  })

describe('§2 warranty claims of a deleted account', () => {
  it('GDPR Art. 17: an open one of a deleted account can be answered, and is forgotten after', async ({
    expect,
  }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await restock('s100', 10)
    const email = `${crypto.randomUUID()}@shop.example`
    const bearer = await registerAndConfirm({
      email,
      firstName: 'Karla',
      lastName: 'Kunde',
      phone: '',
      password: demoPassword,
      password_confirmation: demoPassword,
      business: null,
      address: null,
      newsletter: false,
      terms: true,
    })
    await request(addCartItem, { bearer, body: { id: 's100', amount: 2 } })
    const order = (await place('', orderBody(65.9, { email }), { bearer })).response.data
    const itemId = order.items.find(({ variantId }) => variantId === 's100')?.id ?? ''
    const about = { name: 'Karla Kunde', orderCode: order.code, email, itemId, amount: 1 }
    const form = { ...about, description: 'Brummt.', remedy: 'repair' as const }
    const file = () => request(fileClaim, { bearer, body: form })
    const open = (await file()).response.data.number
    const closed = (await file()).response.data.number
    await setState(closed, { state: 'rejected', note: 'Fehlbedienung.' })
    const id = String(await valueOf('SELECT customer_id FROM sale_order WHERE id = ?1', order.id))
    await deleteCustomer(env.DB, { id, email })

    const nobody = { name: '', email: '', description: '' }
    expect(await contactOf(closed)).toEqual(nobody)
    expect(await contactOf(open)).toMatchObject({ name: 'Karla Kunde', email })
    await setState(open, { state: 'settled', note: 'Ersatz ist unterwegs.' })
    expect(await findLastMail(email)).toMatchObject({ kind: 'claim_settled' })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await clearExpired(env.DB, inDays(29))
    expect(await contactOf(open)).toMatchObject({ email })
    await clearExpired(env.DB, inDays(31))
    expect(await contactOf(open)).toEqual(nobody)
    expect(await findLastMail(email, 'claim_settled')).toBeNull()
    const notes = `SELECT count(*) FROM warranty_claim_event WHERE note <> '' AND claim_id IN
      (SELECT id FROM warranty_claim WHERE order_id = ?1)`
    expect(await valueOf(notes, order.id)).toBe(0)
  })
})
