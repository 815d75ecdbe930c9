import type { Page } from 'playwright/test'
import { mailsTo, newEmail, open } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'
import { reviewed, soldOut, withLabel } from './product-paths.ts'

const reviews = (page: Page) => page.locator('#reviews')
const ratings = (page: Page) =>
  reviews(page)
    .locator('.review .rating')
    .evaluateAll((stars) => stars.map((star) => star.getAttribute('aria-label')))

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of (4(04|22)|429)/] })

    test('§7 reviews: five a page, further pages and other orders by links', async ({ page }) => {
      // Only the cached page is complete without JavaScript.
      await page.request.get(reviewed)
      await open(page, reviewed, useScript)
      await expect(reviews(page).locator('.review')).toHaveCount(5)
      await reviews(page).getByRole('link', { name: 'Seite 3' }).click()
      await expect(page).toHaveURL(/reviews_page=3/)
      await expect(reviews(page)).toContainText('Bewertungen 11 bis 12 von 12')
      await expect(reviews(page).locator('.review')).toHaveCount(2)

      await reviews(page).getByRole('link', { name: 'Kritischste' }).click()
      await expect(page).toHaveURL(/reviews_sort=worst/)
      await expect(reviews(page)).toContainText('Bewertungen 1 bis 5 von 12')
      const stars = await ratings(page)
      expect(stars).toEqual(stars.toSorted())
    })

    test('§8 Review: reports missing fields, then shows a thank-you message', async ({ page }) => {
      await page.request.get(withLabel)
      await open(page, withLabel, useScript)
      const write = page.locator('#review-form')
      await write.getByRole('link', { name: 'Bewertung schreiben' }).click()
      await write.locator('[value="4"]').check()
      await write.locator('[name=text]').fill('   ')
      await write.locator('[name=author]').fill('Jana W.')
      await write.locator('[name=email]').fill(newEmail('bewertung'))
      await write.getByRole('button').click()
      await expect(write).toContainText('Die Bewertung ist noch leer.')
      await expect(write.locator('[name=author]')).toHaveValue('Jana W.')
      await expect(write.locator('[value="4"]')).toBeChecked()

      await write.locator('[name=text]').fill('Leise und gut verarbeitet.')
      await write.getByRole('button').click()
      await expect(write.getByRole('status')).toContainText('Danke!')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Borealux Aurora')
    })

    test('§7 watchers: a mail when it is back in stock, and a link to unsubscribe', async ({
      page,
    }) => {
      const email = newEmail('warten')
      await page.request.get(soldOut)
      await open(page, soldOut, useScript)
      const watcher = page.locator('#watcher')
      await watcher.locator('[name=email]').fill(email)
      await watcher.getByRole('button').click()
      await expect(watcher.getByRole('status')).toContainText(email)

      const [mail] = await mailsTo(page.request, email)
      const link = /http\S+\?unwatch=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
      const cancel = page.getByRole('button', { name: 'Nicht mehr benachrichtigen' })
      // The second time, too, it has ended.
      for (const _ of ['first', 'second']) {
        await page.goto(link)
        await cancel.click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Benachrichtigung abbestellt',
        )
      }
    })
  })
}

test('§7 reviews: other pages load in place', async ({ page }) => {
  await open(page, reviewed)
  const requests: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch'].includes(request.resourceType())) requests.push(request.url())
  })
  await reviews(page).getByRole('link', { name: 'Beste' }).click()
  await expect(page).toHaveURL(/reviews_sort=best/)
  await expect.poll(async () => (await ratings(page))[0]).toBe('5 von 5 Sternen')
  const paths = requests.map((url) => new URL(url).pathname)
  // Strips on the way there fetch their tiles.
  expect(paths.filter((path) => path !== '/api/products')).toEqual([
    '/api/products/p-backdraught-klappo-plus/reviews',
  ])
})

test('§7 reviews: an in-page navigation to the form’s link opens it below a mounted list', async ({
  page,
}) => {
  await page.request.get(reviewed)
  await open(page, reviewed)
  await expect(reviews(page).locator('.review')).toHaveCount(5)
  const link = page.locator('#review-form').getByRole('link', { name: 'Bewertung schreiben' })
  await expect(link).toBeVisible()
  // As a press while the page hydrates does, when no handler prevents the navigation yet.
  await link.evaluate((one) => {
    document.body.dataset.mounted = 'true'
    navigation.navigate((one as HTMLAnchorElement).href)
  })
  await expect(page.locator('#review-form [name=text]')).toBeVisible()
  await expect(page.locator('body[data-mounted]')).toHaveCount(1)
  await expect(link).toHaveCount(0)
  await page.goBack()
  await expect(link).toBeVisible()
})

test('§7 reviews: a page chosen before they hydrate replaces the one in the HTML', async ({
  page,
}) => {
  const chosen = Promise.withResolvers<void>()
  // Held until the next page is there; afterwards they hydrate with the HTML of the first.
  await page.route(/\/assets\/details-[^/]*\.js/, async (route) => {
    await chosen.promise
    await route.continue()
  })
  await page.request.get(reviewed)
  await page.goto(reviewed)
  await page.waitForFunction(() => {
    dispatchEvent(new Event('focusin'))
    return document.documentElement.dataset.ready === 'true'
  })
  await page.evaluate(
    async (url) => navigation.navigate(url).finished,
    `${reviewed}?reviews_page=3`,
  )
  chosen.resolve()
  await expect(reviews(page)).toContainText('Bewertungen 11 bis 12 von 12')
  await expect(reviews(page).locator('.review')).toHaveCount(2)
})
