import type { Page } from 'playwright/test'
import { fan, mailsTo, newEmail, open, register } from '../../e2e/steps.ts'
import { expect, test } from '../../e2e/test.ts'
import { soldOut, withLabel } from './catalog/product-paths.ts'

test.use({ expectedErrors: [/ERR_FAILED|status of (409|422)/] })

/**
 * The next request to the path reaches the shop, its response does not reach the browser. Returns
 * its loss.
 */
async function loseNextResponse(page: Page, path: string) {
  const lost = Promise.withResolvers<void>()
  await page.route(
    path,
    async (route) => {
      await route.fetch({ maxRedirects: 0 })
      await route.abort()
      lost.resolve()
    },
    { times: 1 },
  )
  return () => lost.promise
}

const notices = (page: Page) => page.getByRole('region', { name: 'Meldungen' })

test.describe('§7 a lost response', () => {
  test('to an item added leaves open whether it is in the cart', async ({ page }) => {
    await open(page, fan.path)
    await loseNextResponse(page, '**/api/cart/items')
    await page
      .locator('#buy')
      .getByRole('button', { name: /^In den Warenkorb/ })
      .click()
    await expect(notices(page)).toContainText('nicht bestätigen, ob das im Warenkorb liegt')
    await notices(page).getByRole('link', { name: 'Warenkorb' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('main')).toContainText(fan.name)
  })

  test('to a wish is found in the list', async ({ page }) => {
    await register(page)
    await open(page, '/ventilatoren')
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Merken: / })
      .first()
    await loseNextResponse(page, '**/api/wish-list/items')
    await heart.click()
    await expect(notices(page)).toContainText('steht jetzt auf Ihrem Merkzettel')
    await expect(notices(page)).not.toContainText('schiefgegangen')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const lost = await loseNextResponse(page, '**/api/wish-list/items/*')
    await heart.click()
    await lost()
    await page.waitForResponse(/\/api\/wish-list$/)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(notices(page)).not.toContainText('schiefgegangen')
  })

  test('to a newsletter sign-up is not called a failure', async ({ page }) => {
    const email = newEmail('verlorene-antwort')
    await open(page, '/')
    await loseNextResponse(page, '**/api/newsletter')
    const form = page.locator('form[action="/api/newsletter"]:visible')
    await form.locator('[name=email]').fill(email)
    await form.getByRole('button').click()
    await expect(notices(page)).toContainText('nicht bestätigen, ob Ihre Anmeldung angekommen ist')
    await expect(form.locator('[name=email]')).toHaveValue(email)
    expect(await mailsTo(page.request, email)).toHaveLength(1)
  })

  test('to a review: sent again it is one review', async ({ page }) => {
    await open(page, withLabel)
    const write = page.locator('#review-form')
    await write.getByRole('link', { name: 'Bewertung schreiben' }).click()
    await write.locator('[value="4"]').check()
    await write.locator('[name=text]').fill('Leise und gut verarbeitet.')
    const email = newEmail('bewertung')
    const author = email.replace(/@.*/, '')
    await write.locator('[name=author]').fill(author)
    await write.locator('[name=email]').fill(email)
    await loseNextResponse(page, '**/api/products/*/reviews')
    await write.getByRole('button').click()
    await expect(write.getByRole('alert')).toContainText('nichts wird doppelt gespeichert')
    await expect(write.locator('[name=author]')).toHaveValue(author)
    await write.getByRole('button').click()
    await expect(write.getByRole('status')).toContainText('Danke!')
    const toStaff = await mailsTo(page.request, 'service@luftbasis.example')
    expect(toStaff.filter(({ text }) => text.includes(author))).toHaveLength(1)
  })

  test('to a watch: sent again it is one watch', async ({ page }) => {
    const email = newEmail('wieder-da')
    await open(page, soldOut)
    const watcher = page.locator('#watcher')
    await watcher.locator('[name=email]').fill(email)
    await loseNextResponse(page, '**/api/variants/*/watchers')
    await watcher.getByRole('button').click()
    await expect(watcher.getByRole('alert')).toContainText('nichts wird doppelt gespeichert')
    await watcher.getByRole('button').click()
    await expect(watcher.getByRole('status')).toBeVisible()
    expect(await mailsTo(page.request, email)).toHaveLength(1)
  })

  test('to a question: sent again it is one message', async ({ page }) => {
    const email = newEmail('frage')
    await open(page, '/impressum')
    const form = page.locator('form[action="/api/contact"]')
    await form.locator('[name=name]').fill('Jana Weber')
    await form.locator('[name=email]').fill(email)
    await form.locator('[name=message]').fill('Passt das Rohr zum Lüfter?')
    await form.locator('[name=consent]').check()
    await loseNextResponse(page, '**/api/contact')
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toContainText('vielleicht sind Ihre Angaben schon')
    await form.getByRole('button').click()
    await expect(form).toBeHidden()
    expect(await mailsTo(page.request, email)).toHaveLength(1)
  })

  test('to an address: saved again it is one address', async ({ page }) => {
    await register(page)
    await open(page, '/mein-konto/addressliste?new=1')
    const form = page.locator('.address-form').first()
    const values = { name: 'Jana Weber', street: 'Ostweg', houseNumber: '1', city: 'Leipzig' }
    for (const [name, value] of Object.entries({ ...values, postcode: '04275' }))
      await form.locator(`[name=${name}]`).fill(value)
    await loseNextResponse(page, '**/api/user/addresses')
    await form.getByRole('button').first().click()
    await expect(form.getByRole('alert')).toContainText('vielleicht sind Ihre Angaben schon')
    await form.getByRole('button').first().click()
    await expect(page.locator('.address-card')).toHaveCount(1)
  })
})
