import type { APIRequestContext, Page } from 'playwright/test'
import { fan, open, openInfo, putIntoCart } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

/* UX rules without another test; docs/ux-rules.md names the test of each. */

const bathroomFans = '/ventilatoren/bad-kleinraumluefter'
const spiralDuct = '/rohre-kanaele/wickelfalzrohr'

const count = async (page: Page) =>
  Number.parseInt(await page.locator('.toolbar__count').innerText())

test('UX rules 1 and 4: a filter stays in place, is shown above the list, and can be removed', async ({
  page,
}) => {
  await open(page, bathroomFans)
  const all = await count(page)
  const box = page.locator('input[name=f_dn][value="125"]')
  const before = await box.boundingBox()
  await page.locator('label', { has: box }).click()
  await expect.poll(() => count(page)).toBeLessThan(all)
  expect((await box.boundingBox())?.y).toBe(before?.y)
  await expect(box).toBeChecked()
  const below = page.locator('.listing__span')
  await expect(below).toContainText(String(await count(page)))
  const chips = page.locator('.chips')
  await expect(chips).toContainText('125')
  await chips.locator('.chip').click()
  await expect.poll(() => count(page)).toBe(all)
})

test('UX rule 2: technical lists show rows by default, tiles as an option', async ({ page }) => {
  await open(page, spiralDuct)
  await expect(page.locator('.tiles--list')).toBeVisible()
  const parameters = page.locator('.tiles__item').first().locator('.tile__parameters dt')
  expect(await parameters.count()).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: 'Raster' }).click()
  await expect(page.locator('.tiles--grid')).toBeVisible()
  await page.reload()
  await expect(page.locator('.tiles--grid')).toBeVisible()
  await open(page, bathroomFans)
  await expect(page.locator('.tiles--grid')).toBeVisible()
})

interface Listed {
  state: {
    facets: { code?: string; id?: string }[]
    products: {
      variantCount: number
      priceFrom: boolean
      keyParameters: { code: string; title: string; values: unknown[] }[]
    }[]
  }
  editorial: { children: { slug: string }[] }
}

async function listed(request: APIRequestContext, path: string): Promise<Listed> {
  const text = await (await request.get(`/_data${path}`)).text()
  return JSON.parse(text.split('\n', 1)[0] ?? '').page.props
}

test('UX rules 3 and 16: the values of a row can be filtered by, in one order', async ({
  request,
}) => {
  const departments = ['/ventilatoren', '/rohre-kanaele', '/formteile', '/filter']
  for (const department of departments) {
    const { editorial } = await listed(request, department)
    for (const { slug } of editorial.children) {
      const { state } = await listed(request, `/${slug}`)
      const filters = new Set(state.facets.map(({ code, id }) => code ?? id))
      const pairs = new Set<string>()
      for (const { keyParameters } of state.products) {
        const shownCodes = keyParameters.map(({ code }) => code)
        expect(
          shownCodes.filter((code) => !filters.has(code)),
          slug,
        ).toEqual([])
        const follows = shownCodes.flatMap((first, at) =>
          shownCodes.slice(at + 1).map((next) => [first, next]),
        )
        for (const [first, next] of follows) {
          expect(pairs.has(`${next} ${first}`), `${slug}: ${first} and ${next}`).toBe(false)
          pairs.add(`${first} ${next}`)
        }
      }
    }
  }
})

test('UX rule 9: variants are one tile, with its lowest price and their differences', async ({
  page,
}) => {
  await open(page, bathroomFans)
  const tile = page.locator('.tile', { hasText: fan.name }).first()
  await expect(tile).toContainText('ab')
  await expect(tile).toContainText('12 Varianten')
})

test('UX rule 18: shipping, returns and guarantee are a click from the price', async ({ page }) => {
  await open(page, fan.path)
  const box = page.locator('.buy-box')
  for (const name of [/Versand/, /Rückgabe|Widerruf/, /Gewährleistung|Garantie/]) {
    const href = await box.getByRole('link', { name }).first().getAttribute('href')
    expect((await page.request.get(href ?? '')).status(), String(name)).toBe(200)
  }
})

test('UX rule 21: a guest orders without a login page', async ({ page }) => {
  await putIntoCart(page)
  await open(page, '/checkout')
  await page.locator('main a[href="/checkout/methods"]').first().click()
  await expect(page).toHaveURL(/\/checkout\/methods/)
  await expect(page.locator('main [name=password]')).toHaveCount(0)
})

test('UX rule 22: one column, a label above each field, with autocomplete names', async ({
  page,
}) => {
  await openInfo(page)
  const form = page.locator('form[action="/api/checkout/place"]')
  const unnamed = await form
    .locator('input:visible:not([type=checkbox], [type=radio]), select:visible, textarea:visible')
    .evaluateAll((fields) =>
      fields
        .map((field) => field as HTMLInputElement)
        .filter((field) => {
          const label = field.labels?.[0]?.getBoundingClientRect()
          return !label || label.top > field.getBoundingClientRect().top
        })
        .map(({ name }) => name),
    )
  expect(unnamed).toEqual([])
  const names = ['email', 'tel', 'name', 'postal-code', 'address-level2']
  for (const name of names) {
    await expect(form.locator(`[autocomplete~="${name}"]`).first(), name).toBeVisible()
  }
})

test('UX rule 23: a delivery shows its date and its full price', async ({ page }) => {
  await putIntoCart(page)
  await open(page, '/checkout/methods')
  const card = page.locator('.radio-card', { hasText: 'DHL' }).first()
  await expect(card).toContainText(/(Mo|Di|Mi|Do|Fr)[a-z]*,? \d{1,2}\.|morgen|heute/)
  await expect(card).toContainText(/€|kostenlos|frei/)
})

test('UX rule 25: a phone shows the numeric keyboard for numbers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, fan.path)
  await expect(page.locator('#buy [name=amount]')).toHaveAttribute('inputmode', /numeric|decimal/)
  await open(page, bathroomFans)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.locator('label', { has: page.locator('input[name=f_dn][value="125"]') }).click()
  await expect(
    page
      .getByRole('button', { name: /\d+ Produkte/ })
      .or(page.getByRole('link', { name: /\d+ Produkte/ }))
      .first(),
  ).toBeVisible()
})
