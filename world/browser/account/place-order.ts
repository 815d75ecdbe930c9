import type { Page } from 'playwright/test'
import { byParcel, putIntoCart } from '../../../e2e/steps.ts'
import { expect } from '../../../e2e/test.ts'

/** Places an order by API; returns its number. */
export async function placeOrder(page: Page, email: string): Promise<string> {
  await putIntoCart(page)
  await page.request.post('/api/checkout/methods', { data: byParcel })
  const html = await (await page.request.get('/checkout/info')).text()
  const inputs = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  const hidden = [...inputs].map(([, name = '', value = '']) => [name, value])
  const address = { street: 'Lindenstraße', houseNumber: '12', postcode: '04107', city: 'Leipzig' }
  const person = { email, phone: '+49 341 1234567', fullName: 'Karin Neu', terms: 'on' }
  const data = { ...Object.fromEntries(hidden), ...address, ...person, country: 'DEU' }
  const placed = await page.request.post('/api/checkout/place', { data })
  expect(placed.status(), await placed.text()).toBe(200)
  const { location } = await placed.json()
  const finished = await (await page.request.get(location)).text()
  const [, code = ''] = /class="finished__code">.*?<strong>(\d+)/s.exec(finished) ?? []
  expect(code).not.toBe('')
  return code
}
