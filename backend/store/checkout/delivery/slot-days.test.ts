import { env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import { getShippers } from '../../../../domain/contract/store-checkout.ts'
import type { Shipper } from '../../../../domain/checkout/checkout.ts'
import type { Merchant } from '../../../../domain/merchant/merchant.ts'
import { addDays } from '../../../../domain/time/day.ts'
import { loadMerchant } from '../../../merchant/load-merchant.ts'
import { request } from '../../../testing/request.ts'
import { deliveryDays, requireSlot } from './delivery-times.ts'

/** Public holidays of 2027 on weekdays, from the countries' own lists. */
const holidays: Record<string, readonly string[]> = {
  DEU: ['01-01', '03-26', '03-29', '05-06', '05-17'],
  AUT: ['01-01', '01-06', '03-29', '05-06', '05-17', '05-27', '10-26', '11-01', '12-08'],
  CZE: ['01-01', '03-26', '03-29', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24'],
  SVK: ['01-01', '01-06', '03-26', '03-29', '07-05', '09-15', '11-01', '12-24'],
}
const year = Array.from({ length: 365 }, (_, at) => addDays('2027-01-01', at))
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

let merchant: Merchant
let freight: Shipper

beforeAll(async () => {
  merchant = await loadMerchant(env.DB)
  const { response } = await request(getShippers)
  const found = response.data.find(({ hasDeliveryTimes }) => hasDeliveryTimes)
  if (!found) throw new Error('No shipper has time slots')
  freight = found
})

describe.each(Object.entries(holidays))('§7 delivery-times to %s, over a year', (country, days) => {
  const isClosed = (day: string) => isWeekend(day) || days.includes(day.replace('2027-', ''))

  it('offer slots on every day that the shipper delivers, and on no other', async ({ expect }) => {
    const offered = new Set<string>()
    for (const first of year) {
      const listed = await deliveryDays(env.DB, merchant, [freight], () => first, {
        country,
        since: undefined,
      })
      expect(listed).toHaveLength(5)
      for (const { day } of listed) offered.add(day)
    }
    const within = year.filter((day) => offered.has(day))
    expect(within).toEqual(year.filter((day) => !isClosed(day)))
  })

  it('take an order for no slot of another day', ({ expect }) => {
    const isTaken = (day: string) => {
      try {
        return requireSlot(merchant, `${freight.id}_${day}_08`, freight, day, country) !== null
      } catch {
        return false
      }
    }
    expect(year.filter(isTaken)).toEqual(year.filter((day) => !isClosed(day)))
  })
})
