import type { Locator, Page } from 'playwright/test'
import { fan, open, openInfo, order, putIntoCart, register } from '../../../e2e/steps.ts'
import { acceptTerms, fillAddress } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

const plan = '/lueftungsplaner?room=living:26&room=bedroom:15&room=kitchen:9&room=bathroom:6'

interface Sent {
  path: string
  button: (page: Page) => Locator
  before?: (page: Page) => Promise<unknown>
}

/** Forms that the browser sends itself, and that do something again when they are sent again. */
const sent: Record<string, Sent> = {
  'a plan saved as a list': {
    path: plan,
    before: (page) => register(page),
    button: (page) => page.locator('.planner__project').getByRole('button'),
  },
  'an order placed again': {
    path: '/user/orders',
    async before(page) {
      const email = await register(page)
      await openInfo(page)
      await fillAddress(page, email)
      await acceptTerms(page)
      await order(page)
      await expect(page).toHaveURL(/\/checkout\/finished/)
    },
    button: (page) => page.getByRole('button', { name: 'Noch einmal bestellen' }),
  },
}

for (const [name, { path, before, button }] of Object.entries(sent)) {
  test(`§8 ${name}: a second press before the response sends nothing`, async ({ page }) => {
    await before?.(page)
    await open(page, path)
    if (path === '/user/orders') await page.locator('.records__link').click()
    await expect(button(page)).toBeVisible()
    let requests = 0
    await page.route(
      (url) => url.pathname.startsWith('/api/user/'),
      () => void requests++,
    )
    // The browser waits for the new page meanwhile, and Playwright with it.
    const looks = await button(page).evaluate((pressed: HTMLButtonElement) => {
      pressed.click()
      const busy = pressed.ariaBusy
      pressed.click()
      return busy
    })
    expect(looks).toBe('true')
    await expect.poll(() => requests).toBe(1)
  })
}

test('§8 a form left and returned to can be sent again', async ({ page }) => {
  await register(page)
  await open(page, plan)
  const button = page.locator('.planner__project').getByRole('button')
  await button.click()
  await expect(page).toHaveURL(/\/user\/shoppinglist/)
  await page.goBack()
  await expect(button).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('UX rule 19 a removed line is restored once by two presses', async ({ page }) => {
  await putIntoCart(page, { amount: 3 })
  await putIntoCart(page, { variantId: 'v-bath-axial-aura-100-t' })
  await open(page, '/checkout')
  const lines = page.getByRole('region', { name: 'Artikel im Warenkorb' })
  await lines
    .getByRole('button', { name: /entfernen$/ })
    .first()
    .click()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/cart/items', async (route) => {
    await released
    await route.continue()
  })
  const undo = lines.getByRole('button', { name: 'Rückgängig' })
  await undo.press('Enter')
  await expect(undo).toHaveAttribute('aria-busy', 'true')
  await undo.press('Enter')
  release()
  await expect(lines.locator('[name=amount]')).toHaveCount(2)
  await expect(undo).toHaveCount(0)
  const { cart } = await (await page.request.get('/api/cart')).json()
  const restored = cart.items.find(
    ({ variantId }: { variantId: string }) => variantId === fan.variantId,
  )
  expect(restored.amount).toBe(3)
})
