import type { Page } from 'playwright/test'
import { open } from '../../../e2e/steps.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  test,
} from '../../../e2e/test.ts'

const fans = '/ventilatoren'
const bathFans = '/ventilatoren/bad-kleinraumluefter'

const filters = (page: Page) => page.getByRole('form', { name: 'Filter' })
const tiles = (page: Page) => page.getByRole('main').locator('.tiles__item')
const total = async (page: Page) =>
  Number.parseInt((await page.locator('.toolbar__count').innerText()).replace(/\D/g, '') || '0', 10)

/** Total layout shift from now on, also right after input. */
async function watchShifts(page: Page) {
  await page.evaluate(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Chromium's LayoutShift, which TypeScript does not know.
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node: Element | null }[]
        }
        if (value > 0)
          shifts.push(
            `${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join()}`,
          )
      }
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)
}

test.describe('issue: a filter change', () => {
  test('makes one request, without a layout shift', async ({ page }) => {
    await open(page, fans)
    const before = await total(page)
    const requests: string[] = []
    page.on('request', (request) => {
      if (/^(fetch|xhr|document)$/.test(request.resourceType())) requests.push(request.url())
    })
    const shifts = await watchShifts(page)
    for (const [name, query] of [
      [/^125\b/, /f_dn=125$/],
      [/^160\b/, /f_dn=125&f_dn=160$/],
    ] as const) {
      requests.length = 0
      await filters(page).getByRole('checkbox', { name }).check()
      await expect(page).toHaveURL(query)
      await expect(page.locator('.tiles')).toHaveAttribute('aria-busy', 'false')
      await hydrated(page)
      expect(requests).toHaveLength(1)
    }
    expect(await total(page)).toBeLessThan(before)
    await page.getByRole('link', { name: /Filter entfernen: .*125/ }).click()
    await expect(page).toHaveURL(/f_dn=160$/)
    await hydrated(page)
    expect(await shifts()).toEqual([])
  })

  test('UX rule 7: a range slider works, by keyboard too, in sync with its fields', async ({
    page,
  }) => {
    await open(page, bathFans)
    const thumb = page.getByRole('slider', { name: 'Luftmenge max.: von' })
    const field = page.locator('[name=f_q_max_from]')
    await thumb.focus()
    for (let times = 0; times < 20; times++) await thumb.press('ArrowRight')
    const typed = await field.inputValue()
    expect(Number(typed)).toBeGreaterThan(0)
    expect(await thumb.getAttribute('aria-valuetext')).toBe(`${typed}\u00a0m³/h`)
    await expect(page).toHaveURL(new RegExp(`f_q_max_from=${typed}$`))
    await expect(field).toHaveValue(typed)
    await page.getByRole('link', { name: 'Diesen Filter zurücksetzen' }).click()
    await expect(page).toHaveURL(new RegExp(`${bathFans}$`))
    await expect(field).toHaveValue('')
  })

  test('domain part 2.1: fans are filtered by the duty point that their curve reaches', async ({
    page,
  }) => {
    await open(page, fans)
    const before = await total(page)
    await page.locator('[name=reaches_flow]').fill('1.200,5')
    await page.locator('[name=reaches_flow]').press('Tab')
    await expect(page).toHaveURL(new RegExp(`${fans}$`))
    await page.locator('[name=reaches_pressure]').fill('200')
    await page.locator('[name=reaches_pressure]').press('Tab')
    await expect(page).toHaveURL(/reaches=1200\.5%40200$/)
    await expect.poll(() => total(page)).toBeLessThan(before)
    expect(await total(page)).toBeGreaterThan(0)
    await expect(page.locator('[name=reaches_flow]')).toHaveValue('1200,5')
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.getByRole('link', { name: /Filter entfernen: schafft 1\.200,5/ }).click()
    await expect.poll(() => total(page)).toBe(before)
    await expect(page.locator('[name=reaches_flow]')).toHaveValue('')
  })
})

test.describe('UX rule 8: further pages', () => {
  test('are appended to the list; going back from a product restores them and the scroll position', async ({
    page,
  }) => {
    await open(page, bathFans)
    await page.getByRole('link', { name: /weitere Produkte laden/ }).click()
    await expect(tiles(page)).toHaveCount(42)
    await expect(page).toHaveURL(/\?page=1-2$/)
    const next = tiles(page).nth(21).getByRole('link').first()
    await expect(next).toBeFocused()
    await expect(page.getByText('1\u2060–\u206042 von')).toBeVisible()

    const wanted = tiles(page).nth(33)
    await wanted.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    const product = wanted.getByRole('heading').getByRole('link')
    const name = await product.innerText()
    await product.click()
    await expect(page).toHaveURL(/\/produkt\//)
    await hydrated(page)
    await page.goBack()
    await expect(page).toHaveURL(/\?page=1-2$/)
    await expect(tiles(page)).toHaveCount(42)
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
      .toBeLessThan(60)
    await expect(tiles(page).nth(33)).toContainText(name)

    await page.reload()
    await hydrated(page)
    await expect(tiles(page)).toHaveCount(42)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.goBack()
    await expect(page).not.toHaveURL(/ventilatoren/)
  })

  test('need no script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(bathFans)
    await page.getByRole('link', { name: /weitere Produkte laden/ }).click()
    await expect(page).toHaveURL(/\?page=1-2#page-2$/)
    await expect(tiles(page)).toHaveCount(42)
    await expect(tiles(page).nth(21)).toBeInViewport()
    await context.close()
  })
})
