import * as z from 'zod/mini'
import { type Coupon, StoredCoupons } from '../../../domain/operator/coupons.ts'
import { addDays, shopInstant, shopTime } from '../../../domain/time/day.ts'
import { numberArgument } from '../number-argument.ts'
import type { OperatorClient } from '../operator-client.ts'
import { WrongUsage } from '../wrong-usage.ts'

const usage = `coupon list
coupon set <code> <percent> [--from <day>] [--until <day>] [--uses <n>] [--per-customer <n>] [--minimum <amount> --currency EUR]`

export interface CouponFlags {
  from: string
  until: string
  uses: string
  'per-customer': string
  minimum: string
  currency: string
}

/** `coupon list` and `coupon set`, which sets a code as a whole: what is left out is unlimited. */
export async function commandCoupon(
  client: OperatorClient,
  action: string,
  [code = '', percent = '']: readonly string[],
  flags: CouponFlags,
): Promise<string[]> {
  const target = '/operator/coupons'
  if (action === 'list') {
    const { coupons } = await client.call('GET', target, StoredCoupons)
    return coupons.length > 0 ? coupons.map(lineOf) : ['no promo codes']
  }
  if (action !== 'set' || !code || !percent) throw new WrongUsage(usage)
  const numberOf = (text: string) => (text ? numberArgument(text) : null)
  const { currency, minimum } = flags
  if (minimum && !currency) {
    throw new WrongUsage('--minimum needs the currency of its amount: --currency EUR')
  }
  const coupon = {
    code,
    percent: numberArgument(percent),
    validFrom: flags.from ? beginOf(flags.from).toISOString() : null,
    validUntil: flags.until ? endOf(flags.until).toISOString() : null,
    usesLeft: numberOf(flags.uses),
    perCustomer: numberOf(flags['per-customer']),
    minimums: minimum ? { [currency.toUpperCase()]: numberArgument(minimum) } : {},
  }
  const { coupons } = await client.call('PUT', target, StoredCoupons, {
    body: { coupons: [coupon] },
  })
  return coupons.filter((each) => each.code === code.toUpperCase()).map(lineOf)
}

/** In the shop's time zone, wherever the command runs. */
function beginOf(day: string): Date {
  if (z.iso.date().safeParse(day).success) return shopInstant(day, '00:00')
  throw new WrongUsage(`"${day}" is no day such as 2026-12-31`)
}

function endOf(day: string): Date {
  beginOf(day)
  return new Date(beginOf(addDays(day, 1)).getTime() - 1000)
}

function written(instant: string): string {
  const { day, time } = shopTime(new Date(instant))
  return `${day} ${time}`
}

function lineOf({ code, percent, validFrom, validUntil, usesLeft, perCustomer, minimums }: Coupon) {
  const rules = [
    validFrom && `from ${written(validFrom)}`,
    validUntil && `until ${written(validUntil)}`,
    usesLeft !== null && `${usesLeft} uses left`,
    perCustomer !== null && `${perCustomer} per customer`,
    ...Object.entries(minimums).map(([currency, sum]) => `above ${sum} ${currency}`),
  ]
  return [`${code}: ${percent} %`, ...rules].filter(Boolean).join(', ')
}
