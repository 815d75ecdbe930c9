import type { Page } from 'playwright/test'
import { fan, open as openPage, putIntoCart } from '../../../e2e/steps.ts'
import { expect, expectAccessible, test } from '../../../e2e/test.ts'

const question = (page: Page) => page.getByRole('region', { name: /Cookies/ })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('consent.v1'))

/** Opens with the first interaction. */
async function open(page: Page, path: string) {
  await openPage(page, path)
  await page.mouse.move(20, 20)
}

const answers = ['Alles ablehnen', 'Alles akzeptieren']

test.describe('§2 cookie consent', () => {
  test('nothing is stored before an answer, and reject is as prominent as accept', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(question(page)).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
    expect(await stored(page)).toBeNull()
    const looks = await Promise.all(
      answers.map((name) =>
        question(page)
          .getByRole('button', { name })
          .evaluate((button) => {
            const { color, backgroundColor, fontSize, fontWeight, borderTopColor } =
              getComputedStyle(button)
            const { height } = button.getBoundingClientRect()
            return { color, backgroundColor, fontSize, fontWeight, borderTopColor, height }
          }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
    await expectAccessible(page)
  })

  test('the page renders first, the banner on the first interaction', async ({ page }) => {
    await openPage(page, '/')
    await expect(question(page)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(question(page)).toBeVisible()
  })

  for (const [name, all] of [
    ['Alles ablehnen', false],
    ['Alles akzeptieren', true],
  ] as const) {
    test(`"${name}" is stored and not asked again`, async ({ page }) => {
      await open(page, '/')
      await question(page).getByRole('button', { name }).click()
      await expect(question(page)).toBeHidden()
      expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({
        statistics: all,
        marketing: all,
      })
      await open(page, fan.path)
      await expect(question(page)).toBeHidden()
    })
  }

  test('the choice can be changed from the footer of every page', async ({ page }) => {
    await open(page, '/')
    await question(page).getByRole('button', { name: 'Alles ablehnen' }).click()
    for (const path of [fan.path, '/checkout']) {
      await open(page, path)
      await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
      await expect(question(page)).toBeFocused()
      const box = question(page).getByRole('checkbox', { name: 'Statistik' })
      await box.setChecked(path === fan.path)
      await question(page).getByRole('button', { name: 'Auswahl speichern' }).click()
      expect(JSON.parse((await stored(page)) ?? '').statistics).toBe(path === fan.path)
    }
  })

  test('the banner never covers the legal links', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await open(page, '/')
    await expect(question(page)).toBeVisible()
    await page.getByRole('link', { name: 'Impressum' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  })

  test('on a phone it takes at most a fifth of the screen, with the bar to buy by below it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, fan.path)
    await expect(question(page)).toBeVisible()
    const asked = await question(page).boundingBox()
    const bar = await page.locator('.buy-bar').boundingBox()
    if (!asked || !bar) throw new Error('Both are shown')
    expect(asked.y + asked.height).toBeLessThanOrEqual(bar.y + 1)
    expect(asked.height + bar.height).toBeLessThanOrEqual(0.2 * 844)
    await expect(page.locator('.buy-bar')).toContainText('1 Stk')
  })

  test('the checkout is not interrupted by it', async ({ page }) => {
    await open(page, fan.path)
    await expect(question(page)).toBeVisible()
    await putIntoCart(page)
    await open(page, '/checkout')
    await page.keyboard.press('Tab')
    await page.mouse.move(40, 40)
    await page.waitForLoadState('networkidle')
    await expect(question(page)).toBeHidden()
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await expect(question(page)).toBeVisible()
  })

  test('junk in the storage is no consent', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('consent.v1', '{"statistics":"yes"'))
    await open(page, '/')
    await expect(question(page)).toBeVisible()
  })
})
