import { env, reset } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { exampleGlobals } from '../domain/contract/testing/examples/entities/globals.ts'
import { promiseDelivery } from '../domain/checkout/delivery/promise-delivery.ts'
import { addDays, shopTime } from '../domain/time/day.ts'
import { routesOf } from '../domain/routes.ts'
import { createApp } from './app.ts'
import { exampleBackend } from './testing/example-backend.ts'
import { newIsolate } from './testing/fake-content.ts'
import { layoutDataOf } from './testing/layout-data-of.ts'
import { recordSuccess } from './upstream/circuit.ts'

const routes = routesOf('de')
const pages = [
  routes.home(),
  routes.product('zefyra-aura-badluefter-axial'),
  routes.category('ventilatoren'),
  routes.search('aura'),
]
/** Monday, one minute before and at the cut-off. */
const before = new Date('2026-11-23T10:59:00Z')
const cutOff = new Date('2026-11-23T11:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: before, toFake: ['Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const upstream of ['store', 'cms']) recordSuccess(`https://backend.internal/${upstream}`)
  await reset()
})

/** The whole Worker with an isolate's bindings; returns the visible text and its cache source. */
function openShop() {
  const bindings = { ...env, ...newIsolate() }
  const pending: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void pending.push(work),
    passThroughOnException() {},
    props: {},
  }
  return async (path: string, { isDown = false, data = false } = {}) => {
    const fetch = isDown ? async () => new Response(null, { status: 503 }) : exampleBackend
    const address = `http://shop.test${data ? '/_data' : ''}${path}`
    const shop = { ...bindings, BACKEND: { fetch } }
    const response = await createApp().request(address, {}, shop, context)
    const whole = await response.text()
    while (pending.length > 0) await pending.shift()
    // The restock date is absolute, independent of the time of the order.
    const html = whole.replace(/Nachschub unterwegs: [^<]*/, '')
    return { html, status: response.status, from: response.headers.get('Cache-Status') ?? '' }
  }
}

/** The next two weeks' days in words and figures, as a delivery promise names them. */
function daysAhead(now: Date): RegExp {
  const { day } = shopTime(now)
  const days = Array.from({ length: 14 }, (_, ahead) => addDays(day, ahead)).flatMap((iso) => {
    const date = new Date(iso)
    const long = new Intl.DateTimeFormat('de-DE', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    const short = new Intl.DateTimeFormat('de-DE', {
      day: 'numeric',
      month: 'numeric',
      timeZone: 'UTC',
    })
    return [long.format(date), short.format(date)]
  })
  const found = [...days, 'Lieferung heute', 'Lieferung morgen']
  return new RegExp(`(?<!\\d)(${found.join('|').replaceAll('.', String.raw`\.`)})(?!\\d)`)
}

describe('§9 a delivery date is in no cached page', () => {
  it.for(pages)(
    '%s has a duration before and after the cut-off, from every tier',
    async (path, { expect }) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const shop = openShop()
      const rendered = await shop(path)
      expect(rendered.status).toBe(200)
      await shop(path)
      const responses = [rendered, await shop(path, { data: true })]
      for (const [minutes, isDown] of [
        [1, false],
        [5, false],
        [50, false],
        [60 * 5, true],
        [60 * 20, true],
      ] as const) {
        vi.setSystemTime(before.getTime() + minutes * 60_000)
        // The page cache, the browser's copy of the data, and an isolate that has only KV.
        responses.push(await shop(path, { isDown }), await shop(path, { isDown, data: true }))
        if (!isDown) responses.push(await openShop()(path))
      }
      for (const { html, from } of responses) expect(html, from).not.toMatch(daysAhead(before))
    },
  )

  it('of a product has the terms, from which the browser computes a later date', async ({
    expect,
  }) => {
    const shop = openShop()
    const { html } = await shop(pages[1] ?? '')
    const layout = await layoutDataOf(html, async (path) => new Response((await shop(path)).html))
    const { parcel } = exampleGlobals.delivery ?? {}
    if (!parcel) throw new Error('The example has terms')
    expect(layout).toContain(JSON.stringify(parcel))
    const day = (now: Date) => {
      const delivery = { ...parcel, nearestDeliveryDate: '' }
      const shipper = { type: 'DELIVERY', delivery } as const
      return promiseDelivery({ now, delayDays: 0, shipper, country: 'DEU' })
    }
    expect([day(before), day(cutOff)]).toMatchObject([
      { day: '2026-11-24', orderBy: cutOff.toISOString() },
      { day: '2026-11-25' },
    ])
  })
})
