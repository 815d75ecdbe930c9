import { beforeEach, describe, expect, it } from 'vitest'
import type { Purchase, ShopEvent } from './event.ts'
import { createEventStream } from './event-stream.ts'

const search = (term: string): ShopEvent => ({ type: 'search', term, results: 1 })
const purchase = (orderCode: string): Purchase => ({
  type: 'purchase',
  orderCode,
  affiliation: 'Online Store',
  currency: 'EUR',
  value: 85.9,
  tax: 13.71,
  shipping: 5.9,
  payment: 0,
  zboziAllowed: false,
  items: [],
})

let response: { statistics: boolean; marketing: boolean } | null
let sent: Set<string>
let received: string[]

beforeEach(() => {
  response = null
  sent = new Set()
  received = []
})

function stream() {
  const created = createEventStream({
    isAllowed: (category) => response && response[category],
    isSent: (consumer, code) => sent.has(`${consumer}:${code}`),
    markSent: (consumer, code) => void sent.add(`${consumer}:${code}`),
  })
  for (const category of ['statistics', 'marketing'] as const) {
    const take = (event: ShopEvent) =>
      void received.push(`${category} ${'term' in event ? event.term : event.type}`)
    created.register({ name: category, category, take })
  }
  return created
}

describe('§9 the event stream', () => {
  it('emits nothing before consent, then everything in order', () => {
    const events = stream()
    events.emit(search('a'))
    events.emit(search('b'))
    expect(received).toEqual([])
    response = { statistics: true, marketing: false }
    events.consentChanged()
    events.emit(search('c'))
    expect(received).toEqual(['statistics a', 'statistics b', 'statistics c'])
  })

  it('drops the buffer on a refusal, also if consent follows', () => {
    const events = stream()
    events.emit(search('a'))
    response = { statistics: false, marketing: false }
    events.consentChanged()
    response = { statistics: true, marketing: true }
    events.consentChanged()
    expect(received).toEqual([])
  })

  it('ends at once when consent is withdrawn', () => {
    const events = stream()
    response = { statistics: true, marketing: true }
    events.emit(search('a'))
    response = { statistics: false, marketing: true }
    events.emit(search('b'))
    expect(received).toEqual(['statistics a', 'marketing a', 'marketing b'])
  })

  it('reports an order to each consumer once, also after a reload', () => {
    response = { statistics: true, marketing: false }
    const events = stream()
    events.emit(purchase('1'))
    events.emit(purchase('1'))
    stream().emit(purchase('1'))
    expect(received).toEqual(['statistics purchase'])
    response = { statistics: true, marketing: true }
    stream().emit(purchase('1'))
    expect(received).toEqual(['statistics purchase', 'marketing purchase'])
  })

  it('isolates a consumer that throws from the others and from the shop', () => {
    response = { statistics: true, marketing: true }
    const events = createEventStream({
      isAllowed: () => true,
      isSent: () => false,
      markSent: () => undefined,
    })
    const take = () => {
      throw new Error('third party')
    }
    events.register({ name: 'broken', category: 'marketing', take })
    events.register({
      name: 'next',
      category: 'marketing',
      take: (event) => void received.push(event.type),
    })
    expect(() => events.emit(search('a'))).not.toThrow()
    expect(received).toEqual(['search'])
  })

  it('buffers two hundred events at most', () => {
    const events = stream()
    for (let n = 0; n < 250; n++) events.emit(search(String(n)))
    response = { statistics: true, marketing: false }
    events.consentChanged()
    expect([received.length, received[0]]).toEqual([200, 'statistics 50'])
  })
})
