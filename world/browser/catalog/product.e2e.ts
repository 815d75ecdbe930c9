import { fan, open, register } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'
import { ended, reviewed, soldOut, withLabel } from './product-paths.ts'

const bySquareMetre = '/produkt/filtraro-vlies-filtermatte'

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
  const response = page.waitForResponse(/\/api\/cart\/items$/)
  await page
    .locator('#buy')
    .getByRole('button', { name: /In den Warenkorb/ })
    .click()
  expect(await (await response).json()).toMatchObject({ addedItem: { amount: 2.5 } })
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
  await write.getByRole('link', { name: 'Bewertung schreiben' }).click()
  await expect(write).toBeFocused()
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

test('print: no section of a product is a heading alone', async ({ page }) => {
  for (const path of [fan.path, '/produkt/tubavent-rondo-wickelfalzrohr']) {
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    const empty = await page.locator('.product__section').evaluateAll((sections) =>
      sections
        .filter((section) => section.checkVisibility())
        .filter((section) =>
          [...section.children].every(
            (part) =>
              part.matches('h2, .product__note') || part.getBoundingClientRect().height === 0,
          ),
        )
        .map((section) => section.id),
    )
    expect(empty, path).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
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
