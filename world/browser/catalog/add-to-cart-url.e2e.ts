import type { Page } from 'playwright/test'
import { changeLayoutData } from '../../../e2e/change-layout-data.ts'
import { expect, hydrated, test } from '../../../e2e/test.ts'
import { fan, open } from '../../../e2e/steps.ts'

const soldOut = 'v-bath-axial-claro-ii-100-standard'
const address = (variantId: string) => `/ventilatoren?addToCart=${variantId}`
const refusedByStore = /status of 4(04|22)/
const cartCount = (page: Page) => page.getByRole('banner').locator('.cart-link__count')

/** This browser's cart in the store. */
async function amounts(page: Page): Promise<number[]> {
  const { cart } = await (await page.request.get('/api/cart')).json()
  return (cart?.items ?? []).map(({ amount }: { amount: number }) => amount)
}

test.describe('§2 ?addToCart= without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [refusedByStore] })
  const offer = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: 'Artikel in den Warenkorb legen' })

  test('shows a button at the top, and adds the item only when it is pressed', async ({ page }) => {
    const response = await page.goto(address(fan.variantId))
    expect(response?.headers()['cache-control']).toContain('no-store')
    const first = page.getByRole('main').locator('noscript').first()
    await expect(first.getByRole('button')).toHaveText('Artikel in den Warenkorb legen')
    await page.reload()
    expect(await amounts(page)).toEqual([])
    await offer(page).click()
    await expect(page).toHaveURL(/\/checkout/)
    await expect(page.getByRole('main')).toContainText(fan.name)
    expect(await amounts(page)).toEqual([1])
  })

  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    test(`has its button fully on the first screen at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(address(fan.variantId))
      const box = await offer(page).boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= size.width).toBe(true)
      expect(box && box.y + box.height <= size.height).toBe(true)
    })
  }

  for (const [name, variantId, reason] of [
    ['an unknown item', 'gibt-es-nicht', 'Diesen Artikel gibt es nicht.'],
    ['a sold-out item', soldOut, 'ist zurzeit nicht lieferbar.'],
  ] as const) {
    test(`shows why ${name} is not added`, async ({ page }) => {
      await page.goto(address(variantId))
      await offer(page).click()
      await expect(page.getByRole('main')).toContainText(reason)
      expect(await amounts(page)).toEqual([])
    })
  }

  test('offers nothing for junk', async ({ page }) => {
    await page.goto(address('%3Cscript%3E'))
    await expect(offer(page)).toHaveCount(0)
  })
})

test.describe('§2 ?addToCart= with JavaScript', () => {
  test.use({ expectedErrors: [refusedByStore] })

  test('adds the item and sends its event once, also after a reload', async ({ page }) => {
    // With a configured consumer the event is in the page's data layer.
    await page.route('**/tag-manager.js*', (route) =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    )
    await changeLayoutData(page, (json) =>
      json.replace(
        '"assetVersion":',
        '"consumers":{"tagManager":{"url":"/tag-manager.js"}},"assetVersion":',
      ),
    )
    await open(page, address(fan.variantId))
    await expect(page.getByRole('dialog')).toContainText(fan.name)
    await expect(page).toHaveURL(/\/ventilatoren$/)
    expect(await amounts(page)).toEqual([1])
    await page.keyboard.press('Escape')
    await page.mouse.move(20, 20)
    await page.getByRole('button', { name: 'Alles akzeptieren' }).click()
    const eventCount = () =>
      page.evaluate(() => {
        const layer: unknown = Reflect.get(window, 'dataLayer')
        return JSON.stringify(layer ?? []).split('"add_to_cart"').length - 1
      })
    await expect.poll(eventCount).toBe(1)
    await page.reload()
    await hydrated(page)
    await expect(cartCount(page)).toContainText('1')
    expect(await amounts(page)).toEqual([1])
  })

  for (const [name, variantId, reason] of [
    ['an unknown item', 'gibt-es-nicht', 'Diesen Artikel gibt es nicht.'],
    ['a sold-out item', soldOut, 'ist zurzeit nicht lieferbar.'],
  ] as const) {
    test(`shows why ${name} is not added`, async ({ page }) => {
      await open(page, address(variantId))
      await expect(page).toHaveURL(/\/ventilatoren$/)
      await expect(page.locator('.notifications')).toContainText(reason)
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await amounts(page)).toEqual([])
    })
  }
})
