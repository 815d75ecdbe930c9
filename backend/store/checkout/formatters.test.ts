import { describe, it, vi } from 'vitest'
import { cartOf, guestCart, orderBody, place } from '../../testing/shop.ts'

/** Constructors of `Intl` that take longer than a cart. */
const kinds = ['NumberFormat', 'DateTimeFormat', 'DisplayNames', 'PluralRules', 'Collator'] as const

describe('decision 156: formatters of Intl', () => {
  it('are made once per language, not per cart or order', async ({ expect }) => {
    await order()
    const made: string[] = []
    for (const kind of kinds) {
      const real: unknown = Intl[kind]
      if (typeof real !== 'function') throw new Error(`No ${kind}`)
      vi.spyOn(Intl, kind).mockImplementation(function construct(...args: unknown[]) {
        made.push(kind)
        return Reflect.construct(real, args)
      })
    }
    await order()
    vi.restoreAllMocks()
    expect(made).toEqual([])
  })
})

async function order(): Promise<void> {
  const cartToken = await guestCart('s100')
  const { prices } = await cartOf(cartToken)
  await place(
    cartToken,
    orderBody(prices.totalWithTax, { shipper_id: 'pickup', branch_id: 'leipzig' }),
  )
}
