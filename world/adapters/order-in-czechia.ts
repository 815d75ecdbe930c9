import { Agent } from 'node:http'
import { Visitor } from '../../bench/purchases/visitor.ts'

const address = {
  fullName: 'Jana Nováková',
  phone: '+420 777 123 456',
  street: 'Dlouhá',
  houseNumber: '12',
  postcode: '110 00',
  city: 'Praha',
  country: 'CZE',
}

/**
 * Orders a fan at the Czech shop without JavaScript, with consent to Heureka's survey. Returns the
 * redirect path after the order button.
 */
export async function orderInCzechia(origin: string, email: string): Promise<string | null> {
  const visitor = new Visitor(origin, new Agent({ keepAlive: true }))
  await visitor.submit('/api/cart/items', { id: 'v-bath-axial-aura-100-standard', amount: '1' })
  await visitor.submit('/api/checkout/methods', { shipperId: 'ppl', paymentId: 'prepayment' })
  const { body } = await visitor.open('/checkout/info')
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? ''
  const placed = await visitor.submit('/api/checkout/place', {
    ...address,
    email,
    terms: 'on',
    heureka: 'on',
    expectedTotal: hidden('expectedTotal'),
    idempotencyKey: hidden('idempotencyKey'),
  })
  return placed.location
}
