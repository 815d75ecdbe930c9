import { open } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const answers = 'room=bathroom&area=6&opening=100&exit=wall&noise=25&switching=timer&zone=1'

test.describe('adviser without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('five forms recommend three fans, and one click adds a set to the cart', async ({
    page,
  }) => {
    await page.goto('/luefter-berater')
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check()
    const next = () => page.getByRole('button', { name: /Weiter|Passende Lüfter/ }).click()
    await choose('Bad')
    await choose('bis 6 m²')
    await next()
    await choose('Ø 125 mm')
    await next()
    await choose('Gerade durch die Außenwand')
    await next()
    await page.getByRole('radio', { name: /Kühlschrank/ }).check()
    await next()
    await choose('Mit Nachlauf')
    await choose('Zone 2')
    await next()
    await expect(page.getByRole('heading', { name: 'Unser Vorschlag' })).toBeVisible()
    await expect(page.locator('.adviser__fan')).toHaveCount(3)
    await expect(page.locator('.adviser__fan').first()).toContainText('Am günstigsten')
    await page
      .getByRole('button', { name: /Alles zusammen/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/kasse|checkout|warenkorb/)
    expect(
      await page.getByRole('link', { name: /Wetterschutzgitter|Rohr/ }).count(),
    ).toBeGreaterThan(0)
  })
})

test('adviser: works by keyboard alone, with a back link and a shareable URL', async ({ page }) => {
  await page.goto('/luefter-berater')
  await page.getByRole('radio', { name: 'Bad', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: 'bis 3 m²' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welchen Durchmesser hat die Öffnung?')).toBeVisible()
  await expect(page).toHaveURL(/room=bathroom&area=6/)
  await page.goBack()
  await expect(page.getByText('Welchen Raum wollen Sie entlüften?')).toBeVisible()
  await page.goto(`/luefter-berater?${answers}`)
  await expect(page.getByText('Alles zugleich schafft keiner')).toBeVisible()
  await page.getByRole('link', { name: /^Geräusch ändern/ }).click()
  await expect(page.getByRole('radio', { name: /bis 25/ })).toBeChecked()
})

test('adviser: is accessible, and fits a small phone', async ({ page }) => {
  for (const path of ['/luefter-berater', `/luefter-berater?${answers}`]) {
    await open(page, path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1366, height: 768 })
  }
})
