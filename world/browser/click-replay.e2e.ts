import type { Page } from 'playwright/test'
import { newEmail } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'

const category = '/ventilatoren/bad-kleinraumluefter'

const compare = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Vergleichen: / })
const chosen = (page: Page) => page.getByRole('banner').locator('.compare-link .cart-link__count')
const newsletter = (page: Page) => page.locator('form[action="/api/newsletter"]:visible')

/** Hold time of clicks in client/click-replay.ts. */
const longestHoldMs = 5000

/** Upper limit on a slow machine. */
async function holdForEver(page: Page) {
  await page.addInitScript((limit) => {
    const start = window.setTimeout.bind(window)
    const later = (act: () => void, ms = 0) => (ms === limit ? 0 : start(act, ms))
    Object.assign(window, { setTimeout: later })
  }, longestHoldMs)
}

/** Opens a hydrated page without the parts of one file; the returned function releases them. */
async function openWithout(page: Page, path: string, file: string): Promise<() => void> {
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  await page.route(new RegExp(`/assets/${file}-[^/]*\\.js`), async (route) => {
    await free
    await route.continue()
  })
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  return release
}

test.describe('design §9 a click before its script has loaded', () => {
  test.beforeEach(async ({ page }, { tags }) => {
    if (!tags.includes('@limit')) await holdForEver(page)
  })

  test('is replayed once after loading, however often it was made', async ({ page }) => {
    const release = await openWithout(page, category, 'actions')
    await compare(page).first().click()
    await compare(page).first().click()
    await expect(compare(page).first()).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(new RegExp(`${category}$`))
    release()
    await expect(page.getByRole('dialog')).toContainText('Zum Vergleich hinzugefügt')
    await expect(compare(page).first()).toHaveAttribute('aria-pressed', 'true')
    await expect(compare(page).first()).not.toHaveAttribute('aria-busy')
    await expect(chosen(page)).toContainText('1')
    await expect(page).toHaveURL(new RegExp(`${category}$`))
  })

  test('is replayed for each of several buttons', async ({ page }) => {
    const release = await openWithout(page, category, 'actions')
    for (const index of [0, 1]) await compare(page).nth(index).click()
    release()
    await expect(chosen(page)).toContainText('2')
  })

  test('may be made by the keyboard', async ({ page }) => {
    const release = await openWithout(page, category, 'actions')
    await compare(page).first().focus()
    await page.keyboard.press('Enter')
    release()
    await expect(page.getByRole('dialog')).toContainText('Zum Vergleich hinzugefügt')
    await expect(chosen(page)).toContainText('1')
  })

  test('submits a form with its values, without leaving the page', async ({ page }) => {
    const release = await openWithout(page, '/seite/impressum', 'frame')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/newsletter')) sent.push(request.postData() ?? '')
    })
    const email = newEmail('frueh')
    await newsletter(page).locator('[name=email]').fill(email)
    await page.keyboard.press('Enter')
    await newsletter(page).getByRole('button').click()
    release()
    await expect(page.locator('.notifications')).toContainText(/E-Mail|Postfach/)
    await expect(page).toHaveURL(/\/seite\/impressum$/)
    expect(sent.map((body) => JSON.parse(body).email)).toEqual([email])
  })

  test(
    'falls back to the action of the form after a few seconds',
    { tag: '@limit' },
    async ({ page }) => {
      await openWithout(page, category, 'actions')
      await compare(page).first().click()
      await expect(page).toHaveURL(/\/compare\?ids=/)
    },
  )

  test('is passed through when it needs no script', async ({ page }) => {
    await openWithout(page, '/seite/impressum', 'frame')
    await page.locator('.quick-order__open').click()
    await expect(page.locator('.quick-order')).toHaveAttribute('open')
  })

  test.describe('a script that fails to load', () => {
    test.use({ expectedErrors: [/ERR_FAILED|ERR_ABORTED|dynamically imported module/] })

    test('falls back to the action of the form', async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('chunk-reload-at', String(Date.now())))
      const pressed = Promise.withResolvers<void>()
      await page.route(/\/assets\/actions-[^/]*\.js/, async (route) => {
        await pressed.promise
        await route.abort()
      })
      await page.goto(category)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
      await compare(page).first().click()
      await expect(compare(page).first()).toHaveAttribute('aria-busy', 'true')
      pressed.resolve()
      await expect(page).toHaveURL(/\/compare\?ids=/)
    })
  })

  test('leaves no state for later clicks', async ({ page }) => {
    const release = await openWithout(page, category, 'actions')
    await compare(page).first().click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await hydrated(page)
    await compare(page).first().click()
    await expect(compare(page).first()).toHaveAttribute('aria-pressed', 'false')
  })
})
