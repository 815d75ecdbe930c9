import { parseDisplayedAmounts, type DisplayedAmounts } from './displayed-amounts.ts'
import type { ResponseBody, Visitor } from './visitor.ts'

/** Outcome of one visit. */
export type Outcome =
  | { kind: 'ordered'; token: string; shownTotal: string; finished: DisplayedAmounts }
  /** Refused with a page, for example because it is sold out. */
  | { kind: 'refused'; step: string; status: number }
  | { kind: 'failed'; step: string; status: number }

export interface Wish {
  list: string
  product: string
  variantId: string
  amount: number
  paymentId: 'card' | 'prepayment'
  /** Sends the order twice at once, like a double click. */
  isImpatient: boolean
}

interface Timed {
  /** Milliseconds of every request. */
  latencies: number[]
}

/** The complete purchase of one shopper, from a list to the paid order. */
export async function purchase(
  visitor: Visitor,
  wish: Wish,
  email: string,
  { latencies }: Timed,
): Promise<Outcome> {
  const timed = async (response: Promise<ResponseBody>) => {
    const started = performance.now()
    const got = await response
    latencies.push(performance.now() - started)
    return got
  }
  for (const path of [wish.list, wish.product]) {
    const page = await timed(visitor.open(path))
    if (page.status !== 200) return ended(path, page)
  }
  const item = { id: wish.variantId, amount: String(wish.amount) }
  const added = await timed(visitor.submit('/api/cart/items', item))
  if (added.status !== 303) return ended('add to cart', added)
  const cart = await timed(visitor.open('/checkout'))
  if (cart.status !== 200) return ended('cart', cart)
  const chosen = await timed(
    visitor.submit('/api/checkout/methods', { shipperId: 'dhl', paymentId: wish.paymentId }),
  )
  if (chosen.location !== '/checkout/info') return ended('methods', chosen)
  const info = await timed(visitor.open('/checkout/info'))
  if (info.status !== 200) return ended('info', info)
  const shownTotal = hidden(info.body, 'expectedTotal')
  const reviewed = hidden(info.body, 'reviewed').replaceAll('&quot;', '"')
  const order = { ...address(email), expectedTotal: shownTotal, reviewed, terms: 'on' }
  const idempotencyKey = hidden(info.body, 'idempotencyKey')
  const place = () => timed(visitor.submit('/api/checkout/place', { ...order, idempotencyKey }))
  const responses = await Promise.all(wish.isImpatient ? [place(), place()] : [place()])
  const failed = responses.find(({ status }) => status >= 500)
  const placed = responses.find(({ status }) => status === 303)
  if (failed) return ended('place', failed)
  if (!placed?.location) return ended('place', responses[0] ?? { status: 0 })
  let next = placed.location
  if (next.startsWith('/pay/')) {
    const page = await timed(visitor.open(next))
    if (!page.location && page.status !== 200) return ended('payment page', page)
    // Without a redirect to a provider's page it has the payment form itself, as in commit 6ddda2a.
    const paid = await timed(visitor.submit(page.location ?? next, { result: 'paid' }))
    if (!paid.location) return ended('pay', paid)
    next = paid.location
  }
  return finish((path) => timed(visitor.open(path)), next, shownTotal)
}

/** Follows the link to the page of the finished order. */
async function finish(
  open: (path: string) => Promise<ResponseBody>,
  path: string,
  shownTotal: string,
): Promise<Outcome> {
  const page = await open(path)
  if (page.location) return finish(open, page.location, shownTotal)
  const token = new URL(path, 'http://shop').searchParams.get('order')
  return page.status === 200 && token
    ? { kind: 'ordered', token, shownTotal, finished: parseDisplayedAmounts(page.body) }
    : ended('finished', page)
}

function ended(step: string, { status }: { status: number }): Outcome {
  return { kind: status === 409 || status === 422 ? 'refused' : 'failed', step, status }
}

function hidden(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
}

function address(email: string) {
  return {
    email,
    fullName: 'Jana Weber',
    phone: '+49 341 1234567',
    street: 'Karl-Liebknecht-Straße',
    houseNumber: '12a',
    postcode: '04275',
    city: 'Leipzig',
    country: 'DEU',
  }
}
