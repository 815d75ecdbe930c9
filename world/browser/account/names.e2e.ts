import type { Page } from 'playwright/test'
import { fan, newEmail, open, putIntoCart, registerBy } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

const person = { street: 'Ostweg', houseNumber: '1', city: 'Jena', postcode: '07743' }

/** Names that more than one button of the content has, which send different things. */
const namesTwice = async (page: Page) => {
  const snapshot = await page.getByRole('main').ariaSnapshot()
  const names: string[] = snapshot.match(/button "[^"]+"/g) ?? []
  return names.filter((name, index) => names.indexOf(name) < index)
}

test('WCAG 2.4.6 buttons for different addresses have different names', async ({ page }) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('namen') })
  for (const name of ['Jana Weber', 'Jana Weber, Werkstatt']) {
    const data = { ...person, name, type: 'shipping', country_code: 'DEU' }
    const response = await page.request.post('/api/user/addresses', { data })
    expect(response.status(), await response.text()).toBe(200)
  }
  await open(page, '/mein-konto/addressliste')
  await expect(page.locator('.address-card')).toHaveCount(2)
  expect(await namesTwice(page)).toEqual([])
})

test('WCAG 2.4.6 buttons for different items of a list have different names', async ({ page }) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('namen') })
  await putIntoCart(page)
  await putIntoCart(page, { variantId: 'v-spiral-rondo-80-1000' })
  const data = { listName: `Liste mit ${fan.name}` }
  const { list } = await (await page.request.post('/api/cart/list', { data })).json()
  await open(page, `/user/shoppinglists/${list.id}`)
  await expect(page.getByRole('button', { name: /^Aus der Liste entfernen/ })).toHaveCount(2)
  expect(await namesTwice(page)).toEqual([])
})
