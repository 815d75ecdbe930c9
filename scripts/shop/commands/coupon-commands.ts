import { type Coupon, StoredCoupons } from '../../../domain/operator/coupons.ts'
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
  const coupon = {
    code,
    percent: numberArgument(percent),
    validFrom: dayOf(flags.from, '00:00:00'),
    validUntil: dayOf(flags.until, '23:59:59'),
    usesLeft: numberOf(flags.uses),
    perCustomer: numberOf(flags['per-customer']),
    minimums: minimum ? { [currency.toUpperCase()]: numberArgument(minimum) } : {},
  }
  const { coupons } = await client.call('PUT', target, StoredCoupons, {
    body: { coupons: [coupon] },
  })
  return coupons.filter((each) => each.code === code.toUpperCase()).map(lineOf)
}

/** A whole day, in the time zone of this machine. */
function dayOf(day: string, time: string): string | null {
  if (!day) return null
  const date = new Date(`${day}T${time}`)
  if (/^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime())) return date.toISOString()
  throw new WrongUsage(`"${day}" is no day such as 2026-12-31`)
}

function lineOf({ code, percent, validFrom, validUntil, usesLeft, perCustomer, minimums }: Coupon) {
  const rules = [
    validFrom && `from ${validFrom}`,
    validUntil && `until ${validUntil}`,
    usesLeft !== null && `${usesLeft} uses left`,
    perCustomer !== null && `${perCustomer} per customer`,
    ...Object.entries(minimums).map(([currency, sum]) => `above ${sum} ${currency}`),
  ]
  return [`${code}: ${percent} %`, ...rules].filter(Boolean).join(', ')
}
