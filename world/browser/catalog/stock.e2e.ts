import type { Browser, Page } from 'playwright/test'
import {
  acceptTerms,
  fillAddress,
  mailsTo,
  newEmail,
  openInfo,
  order,
  putIntoCart,
} from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

/** Available amount of the fan for a new visitor. */
async function stockOf(browser: Browser, variantId: string): Promise<number> {
  const page = await browser.newPage()
  const cart = await putIntoCart(page, { variantId })
  await page.close()
  return cart.items[0].variant.amountMax
}

test('§4 an order reduces the stock', async ({ page, browser, request }) => {
  // A fan that no other test buys.
  const variantId = 'v-bath-axial-aura-125-standard'
  const before = await stockOf(browser, variantId)
  await putIntoCart(page, { variantId, amount: 2 })
  await openInfo(page)
  const email = newEmail('lager')
  await fillAddress(page, email)
  await acceptTerms(page)
  await order(page)
  await expect(page).toHaveURL(/\/checkout\/finished/)
  expect(await stockOf(browser, variantId)).toBe(before - 2)
  expect(await mailsTo(request, email)).toHaveLength(1)
})

test('§4 a double click on the order button places one order', async ({ page, request }) => {
  await openInfo(page)
  const email = newEmail('doppelt')
  await fillAddress(page, email)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).dblclick()
  await expect(page).toHaveURL(/\/checkout\/finished/)
  expect(await mailsTo(request, email)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('§4 the same form submitted twice places one order', async ({ page, request }) => {
    await openInfo(page, undefined, false)
    const email = newEmail('zweimal')
    const form = await formOf(page)
    const fields = {
      ...form,
      email,
      fullName: 'Jana Weber',
      street: 'Lindenstraße',
      houseNumber: '1',
      postcode: '04275',
      city: 'Leipzig',
      country: 'DEU',
      terms: '1',
    }
    const send = () =>
      page.request.post('/api/checkout/place', {
        form: fields,
        maxRedirects: 0,
        headers: { Origin: new URL(page.url()).origin },
      })
    const responses = await Promise.all([send(), send()])
    const locations = responses.map((response) => response.headers().location ?? response.status())
    expect(String(locations.find((one) => String(one).includes('finished')))).toContain('order=')
    expect(await mailsTo(request, email)).toHaveLength(1)
  })
})

async function formOf(page: Page): Promise<Record<string, string>> {
  const inputs = await page.locator('form[action="/api/checkout/place"] input[type=hidden]').all()
  const pairs = await Promise.all(
    inputs.map(async (input) => [await input.getAttribute('name'), await input.inputValue()]),
  )
  return Object.fromEntries(pairs)
}
