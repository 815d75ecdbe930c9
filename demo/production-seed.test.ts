import { expect, it } from 'vitest'
import { everything } from './run.ts'

async function textOf(options: { withDemo?: boolean }): Promise<string> {
  let text = ''
  for await (const statement of everything(40, options)) text += JSON.stringify(statement)
  return text
}

it('design §8: a production seed has the goods, and nobody whose password is published', async () => {
  const [demo, production] = [await textOf({}), await textOf({ withDemo: false })]
  expect(demo).toMatch(/INTO customer \(.*kunde@luftbasis\.example/)
  expect(demo).toMatch(/INTO coupon \(/)
  expect(production).not.toMatch(/INTO (customer|customer_address|coupon|session) \(/)
  expect(production).not.toMatch(/(kunde|handwerk|gesperrt)@luftbasis\.example/)
  expect(demo).toContain('DE89370400440532013000')
  expect(production).not.toMatch(/DE89370400440532013000|CZ6508000000192000145399|INTO merchant/)
  // A VAT id that anybody can read here would be an order without VAT.
  expect(demo).toMatch(/INTO vat_registration \(/)
  expect(production).not.toMatch(/INTO (vat_registration|company) \(/)
  expect(production).toMatch(/INTO price_group \(/)
  expect(demo).toMatch(/SET shows_consumer_price = 1/)
  expect(production).not.toContain('shows_consumer_price')
  expect(production).toMatch(/INTO product \(/)
})
