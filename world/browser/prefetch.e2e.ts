import type { Page } from 'playwright/test'
import { open } from '../../e2e/steps.ts'
import { expect, test } from '../../e2e/test.ts'

const category = '/ventilatoren/bad-kleinraumluefter'
const tile = (page: Page, index: number) =>
  page.getByRole('main').locator('.tile').nth(index).getByRole('link').first()

test.describe('design §3 prefetch', () => {
  const countLoads = (page: Page) => {
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/_data/produkt/')) loads.push(request.url())
    })
    return loads
  }

  test('hovering fetches a page once, and the click uses it', async ({ page }) => {
    await open(page, category)
    const loads = countLoads(page)
    await tile(page, 0).hover()
    await expect.poll(() => loads.length).toBe(1)
    await page.mouse.move(0, 0)
    await tile(page, 0).hover()
    await tile(page, 0).click()
    await expect(page).toHaveURL(/\/produkt\//)
    expect(loads).toHaveLength(1)
  })

  test('nothing is prefetched with Save-Data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await open(page, category)
    const loads = countLoads(page)
    await tile(page, 0).hover()
    await page.waitForTimeout(300)
    expect(loads).toHaveLength(0)
  })
})
