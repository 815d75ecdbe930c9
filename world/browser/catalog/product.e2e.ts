import type { Page } from 'playwright/test'
import { fan, mailsTo, newEmail, open, register } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

/** Twelve reviews. */
const reviewed = '/produkt/tubavent-klappo-plus-rueckschlagklappe'
const withLabel = '/produkt/borealux-aurora-kwl-geraet-fuer-die-wand'
const ended = '/produkt/zefyra-etage-pro-radialluefter'
const soldOut =
  '/produkt/luftbasis-claro-ii-badluefter-axial?variant_id=v-bath-axial-claro-ii-100-standard'
const bySquareMetre = '/produkt/filtraro-vlies-filtermatte'

const reviews = (page: Page) => page.locator('#reviews')
const ratings = (page: Page) =>
  reviews(page)
    .locator('.review .rating svg[role=img]')
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
      await write.locator('summary').click()
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
      await page.goto(link)
      await cancel.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Benachrichtigung abbestellt',
      )
      await page.goto(link)
      await cancel.click()
      await expect(page.getByRole('alert')).toContainText('bereits abbestellt')
    })
  })
}

test('§7 reviews: other pages load in place', async ({ page }) => {
  await open(page, reviewed)
  const asked: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch'].includes(request.resourceType())) asked.push(request.url())
  })
  await reviews(page).getByRole('link', { name: 'Beste' }).click()
  await expect(page).toHaveURL(/reviews_sort=best/)
  await expect.poll(async () => (await ratings(page))[0]).toBe('5 von 5 Sternen')
  const paths = asked.map((url) => new URL(url).pathname)
  // Strips on the way there fetch their tiles.
  expect(paths.filter((path) => path !== '/api/products')).toEqual([
    '/api/products/p-backdraught-klappo-plus/reviews',
  ])
})

test('§4 Product: gift, energy label, replacement filters, and a table of octaves', async ({
  page,
}) => {
  await open(page, withLabel)
  await expect(page.locator('.perks')).toContainText('Gratis dazu:')
  const label = page.locator('.buy-box').getByRole('link', { name: /Energieeffizienzklasse A/ })
  const file = await page.request.get((await label.getAttribute('href')) ?? '')
  expect(file.status()).toBe(200)
  await expect(page.locator('#consumables .tile').first()).toBeVisible()
  await expect(page.locator('#octaves')).toContainText('1 kHz')
})

test('§4 Product: a discontinued one links to its successor', async ({ page }) => {
  await open(page, ended)
  await expect(page.locator('.buy-box')).toContainText('wird nicht mehr gebaut')
  await page.getByRole('link', { name: 'Zum Nachfolger' }).click()
  await expect(page.locator('#successors')).toBeInViewport()
  await expect(page.locator('#successors .tile')).toHaveCount(1)
  await expect(page.locator('.watcher')).toHaveCount(0)
})

test('§4 Last visited: newest first, this product not among them', async ({ page }) => {
  await open(page, ended)
  await expect(page.locator('#visited')).toHaveCount(0)
  await open(page, reviewed)
  await expect(page.locator('#visited .tile')).toHaveCount(1)
  await open(page, withLabel)
  await expect(page.locator('#visited .tile__link')).toHaveText([/Klappo Plus/, /Etage Pro/])
  await open(page, ended)
  await expect(page.locator('#visited .tile__link')).toHaveText([/Aurora/, /Klappo Plus/])
})

test('§5 Number input: a fraction is typed and shown with a decimal comma', async ({ page }) => {
  await open(page, bySquareMetre)
  const amount = page.locator('#buy [name=amount]')
  await page.locator('#buy').getByRole('button', { name: 'Menge erhöhen' }).click()
  const stepped = await amount.inputValue()
  expect(stepped).toMatch(/^\d(,5)?$/)
  await amount.fill('2,5')
  await amount.press('Tab')
  await expect(amount).toHaveValue('2,5')
  const answer = page.waitForResponse(/\/api\/cart\/items$/)
  await page
    .locator('#buy')
    .getByRole('button', { name: /In den Warenkorb/ })
    .click()
  expect(await (await answer).json()).toMatchObject({ addedItem: { amount: 2.5 } })
})

test('§5 Quantity input: shows the allowed quantities', async ({ page }) => {
  await open(page, bySquareMetre)
  const amount = page.locator('#buy [name=amount]')
  await amount.fill('9999')
  await amount.press('Tab')
  await expect(page.getByLabel('Meldungen')).toContainText(/höchstens [\d,]+ m² gekauft/)
  await amount.fill('0')
  await amount.press('Tab')
  await expect(page.getByLabel('Meldungen')).toContainText('mindestens 0,5 m² gekauft')
  await expect(amount).toHaveValue('0,5')
})

test('§6 a customer need not type a name', async ({ page }) => {
  const email = await register(page)
  await open(page, soldOut)
  await expect(page.locator('#watcher [name=email]')).toHaveValue(email)
  const write = page.locator('#review-form')
  await write.locator('summary').click()
  await expect(write.locator('[name=author]')).toHaveValue(/^\p{L}+ \p{L}\.$/u)
  await expect(write.locator('[name=email]')).toHaveCount(0)
  await write.locator('[value="5"]').check()
  await write.locator('[name=text]').fill('Wartet noch auf seinen Einbau.')
  await write.getByRole('button').click()
  await expect(write.getByRole('status')).toContainText('Danke!')
})

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`UX rule 13: the buy box is in view at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, fan.path)
    const small = width < 768
    const bar = small ? await page.locator('.buy-bar').boundingBox() : null
    const end = bar?.y ?? height
    const button = page.locator(small ? '.buy-bar .button' : '#buy [type=submit]')
    const parts = ['.buy-box .price__main', '.buy-box .price-note', '.buy-box .availability']
    for (const part of parts) {
      const box = await page.locator(part).boundingBox()
      expect((box?.y ?? end) + (box?.height ?? 0), part).toBeLessThanOrEqual(end)
    }
    const cell = await page.locator('.matrix td').first().boundingBox()
    expect((cell?.y ?? end) + (cell?.height ?? 0), 'a first variant').toBeLessThanOrEqual(end)
    const pressed = await button.boundingBox()
    expect((pressed?.y ?? height) + (pressed?.height ?? 0)).toBeLessThanOrEqual(height)
  })
}

test('UX rule 14: another variant changes price, number, data, curve and URL', async ({ page }) => {
  await open(page, fan.path)
  const shown = async () => ({
    price: await page.locator('.buy-box .price__main').textContent(),
    number: await page.locator('.product-head__numbers dd').first().textContent(),
    data: await page.locator('#parameters').textContent(),
    curve: await page.locator('#curves .curves__line--chosen').getAttribute('d'),
    reviews: await page.locator('#reviews .review').allTextContents(),
  })
  const before = await shown()
  await page.locator('.matrix__cell--stock').last().click()
  await expect(page).toHaveURL(/variant_id=/)
  // The details update in a deferred render.
  await expect(async () => {
    const after = await shown()
    for (const part of ['price', 'number', 'data', 'curve'] as const) {
      expect(after[part], part).not.toBe(before[part])
    }
    expect(after.reviews).toEqual(before.reviews)
  }).toPass()
})

test('§2 accessories are those of the selected variant', async ({ page }) => {
  await open(page, fan.path)
  const shown = () =>
    page
      .locator(':is(#requires, #fits, #consumables) .tiles__item')
      .evaluateAll((tiles) => tiles.map((tile) => tile.querySelector('a')?.getAttribute('href')))
  const before = await shown()
  expect(before.length).toBeGreaterThan(0)
  await page.locator('.matrix__cell--stock').last().click()
  await expect(page).toHaveURL(/variant_id=/)
  await expect.poll(shown).not.toEqual(before)
  const chosen = await shown()
  // The same as after a page load of that variant, whose accessories come from the server.
  await page.reload()
  await expect.poll(shown).toEqual(chosen)
})

test('§3 Product: the gallery ends with the drawing of the selected variant, loaded on the first interaction', async ({
  page,
}) => {
  await open(page, fan.path)
  const drawing = page.locator('.gallery__picture').last().locator('img')
  const before = await drawing.getAttribute('src')
  expect(before).toMatch(/\/drawing\/.+\.svg$/)
  await expect(drawing).toBeHidden()
  await page.locator('.matrix__cell--stock').last().click()
  await expect(drawing).not.toHaveAttribute('src', before ?? '')
  await page.locator('.gallery__thumbnail').last().click()
  await expect(drawing).toBeInViewport()
  await expect
    .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
})

test('a picture is enlarged in place: by click, keys and buttons', async ({ page }) => {
  await open(page, withLabel)
  await page.locator('.gallery__picture a').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/1 \/ [4-9]/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText(/2 \/ [4-9]/)
  const width = () => dialog.getByRole('img').evaluate((img) => img.clientWidth)
  const fitting = await width()
  await dialog.getByRole('button', { name: 'Vergrößern' }).click()
  expect(await width()).toBeGreaterThan(fitting)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test.describe('§2 for_credits', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('shows the price in points, and that points need a login', async ({ page }) => {
    await open(page, `${fan.path}?for_credits=true`)
    await expect(page.locator('.buy-box .price__main')).toHaveText(/^[\d.]+ Punkte$/)
    await page.locator('.matrix__cell--stock').last().click()
    await expect(page).toHaveURL(/variant_id=.+&for_credits=true/)
    await expect(page.getByRole('link', { name: 'Zum Einlösen bitte anmelden' })).toBeVisible()
    await page
      .locator('#buy')
      .getByRole('button', { name: /In den Warenkorb/ })
      .click()
    await expect(page.getByLabel('Meldungen')).toContainText('Bitte melden Sie sich an')
  })
})

test('§3 Parameter: explained by a tooltip, which Escape closes', async ({ page }) => {
  await open(page, fan.path)
  const mark = page.locator('#parameters .explain').first()
  await mark.locator('summary').click()
  await expect(mark.locator('.explain__text')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mark.locator('.explain__text')).toBeHidden()
})

for (const [name, path] of Object.entries({ reviewed, withLabel, ended, soldOut })) {
  test(`the product page is accessible at 320 px: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
