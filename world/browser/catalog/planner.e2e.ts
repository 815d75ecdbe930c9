import { open } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const flat =
  '/lueftungsplaner?room=living%3A26&room=bedroom%3A15&room=kitchen%3A9&room=bathroom%3A6&room=hall%3A7'

test.describe('planner without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an example, another room, a PDF, and everything in the cart', async ({ page }) => {
    await page.goto('/lueftungsplaner')
    await page.getByRole('link', { name: /Beispiel: Wohnung/ }).click()
    await expect(page.getByRole('heading', { name: 'Luftmengen' })).toBeVisible()
    await expect(page.getByText(/^Ja: Es schafft/)).toBeVisible()
    await page.getByRole('button', { name: 'Raum hinzufügen' }).click()
    await expect(page.getByRole('group', { name: 'Raum 7' })).toBeVisible()
    await page
      .getByRole('group', { name: 'Raum 7' })
      .getByLabel('Art des Raums')
      .selectOption('toilet')
    await page
      .getByRole('group', { name: 'Raum 7' })
      .getByLabel(/^Fläche/)
      .fill('0')
    await page.getByRole('button', { name: 'Plan berechnen' }).last().click()
    await expect(page.getByRole('alert')).toContainText('Raum 7, Fläche: „0“ geht nicht')
    await page.getByRole('button', { name: 'Raum 7 entfernen' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)

    const href = (await page.getByRole('link', { name: 'Plan als PDF' }).getAttribute('href')) ?? ''
    const file = await page.request.get(href)
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('button', { name: /Alles in den Warenkorb/ }).click()
    await expect(page).toHaveURL(/checkout/)
    expect(await page.getByRole('link', { name: /Wickelfalzrohr/ }).count()).toBeGreaterThan(0)
  })

  test('a guest who saves a project list is redirected to the login, and back to the plan', async ({
    page,
  }) => {
    await page.goto(flat)
    const name = page.getByRole('textbox', { name: 'Name des Projekts' })
    await name.fill('Dachgeschoss & Bad')
    await page.getByRole('button', { name: 'Als Projektliste sichern' }).click()
    await expect(page).toHaveURL(/login\?redirect=%2Flueftungsplaner%3Froom/)
    await page.goto(new URL(page.url()).searchParams.get('redirect') ?? '')
    await expect(name).toHaveValue('Dachgeschoss & Bad')
    await expect(page.getByLabel('Link zum Plan')).not.toHaveValue(/Dachgeschoss/)
  })
})

test('planner: a unit that is too weak has a warning and a link to a sufficient one', async ({
  page,
}) => {
  await page.goto(flat)
  const own = await page
    .getByRole('link', { name: /^Mit diesem planen/ })
    .first()
    .getAttribute('href')
  const unit = new URL(own ?? '', page.url()).searchParams.get('unit') ?? ''
  const large =
    'room=living:60&room=bedroom:30&room=bathroom:12&room=kitchen:20&room=toilet:3&room=laundry:9'
  await page.goto(`/lueftungsplaner?${large}&persons=12&storeys=2&unit=${unit}`)
  const verdict = page.getByText(/^(?:Ja|Nein): /)
  await expect(verdict).toBeVisible()
  await page.goto(`/lueftungsplaner?${large}&persons=12&storeys=3&main=30&outside=30&unit=${unit}`)
  await expect(verdict).toContainText('Nein')
  await page.getByRole('link', { name: /^Dieses schafft es/ }).click()
  await expect(verdict).toContainText('Ja')
})

test('planner: is accessible, and fits a small phone', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of [
    '/lueftungsplaner',
    flat,
    '/lueftungsplaner?room=living:10000&room=palace:3',
  ]) {
    await open(page, path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1366, height: 768 })
  }
})
