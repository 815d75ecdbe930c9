import * as lists from '../../domain/contract/store-lists.ts'
import * as services from '../../domain/contract/store-services.ts'
import { tokenOfLastMail } from './last-mail.ts'
import { request } from './request.ts'
import { guestCart, orderBody, place } from './shop.ts'

/** A customer with an item in the cart. */
export interface Repeating {
  email: string
  bearer: string
}

export const person = {
  firstName: 'Rita',
  lastName: 'Wieder',
  phone: '',
  business: null,
  address: null,
  terms: true as const,
}
export const both = (password: string) => ({ password, password_confirmation: password })
export const address = {
  type: 'shipping' as const,
  name: 'Rita Wieder',
  street: 'Lindenstraße',
  houseNumber: '12',
  city: 'Leipzig',
  postcode: '04107',
  country_code: 'DEU',
}

export const newEmail = () => `neu-${crypto.randomUUID()}@example.org`

/** An order of a guest, as forms name it. */
export async function guestOrder() {
  const body = orderBody(65.9, { email: newEmail() })
  const order = (await place(await guestCart('s100', 2), body)).response.data
  const itemId = order.items.find(({ variantId }) => variantId === 's100')?.id ?? ''
  return { order, about: { name: body.name, orderCode: order.code, email: body.email }, itemId }
}

/** A shopping list of the customer. */
export async function savedList({ bearer }: Pick<Repeating, 'bearer'>) {
  const body = { name: 'Bad', items: [{ id: 's100', amount: 2 }] }
  return (await request(lists.saveCartAsList, { bearer, body })).response.data
}

/** Token of the mail that confirms a subscription. */
export async function newsletterToken(): Promise<string> {
  const to = newEmail()
  const body = { email: to, callbackUrl: '/aktivieren', terms: true }
  await request(services.subscribeNewsletter, { body })
  return tokenOfLastMail(to, 'newsletter_activation')
}
