import { fan, open } from './steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

const tabs = { name: 'Arten von Ergebnissen' }

test('§2 results are grouped by kind, and each group has a URL', async ({ page }) => {
  await open(page, '/suche?q=lüftung')
  const parts = page.getByRole('navigation', tabs)
  await expect(parts.getByRole('link')).toHaveCount(4)
  await expect(parts.locator('[aria-current=page]')).toHaveText(/^Produkte \d+$/)
  await expectAccessible(page)
  await parts.getByRole('link', { name: /^Ratgeber/ }).click()
  await expect(page).toHaveURL(/tab=articles/)
  await expect(page.getByRole('heading', { name: /^Artikel im Ratgeber \d+$/ })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Filter' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test('UX rule 11: a spelling correction is shown, and can be undone', async ({ page }) => {
  await open(page, '/suche?q=wikelfalzrohr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ergebnisse für „Wickelfalzrohr“',
  )
  await page.getByRole('link', { name: 'Stattdessen nach „wikelfalzrohr“ suchen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ergebnisse für „wikelfalzrohr“')
  // UX rule 12: editable query, spelling suggestion, contact.
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toHaveValue('wikelfalzrohr')
  await expect(main.getByRole('link', { name: 'Wickelfalzrohr', exact: true })).toBeVisible()
  await expect(main.locator('a[href^="tel:"]')).toBeVisible()
  await expectAccessible(page)
})

test('UX rules 10 and 11: trade words, sizes, filter classes and codes find the intended products', async ({
  request,
}) => {
  for (const [query, found] of [
    ['spiro 125', 'Wickelfalzrohr'],
    ['badlufter 100 nachlauf', 'Badlüfter'],
    ['Filter F7', 'ePM1'],
  ]) {
    const html = await (await request.get(`/suche?q=${encodeURIComponent(query ?? '')}`)).text()
    const [, first = ''] = /class="tile tiles__item">(.*?)<div class="tile__offer/s.exec(html) ?? []
    expect(first, query).toContain(found)
  }
  const ean = await request.get('/suche?q=ZF-BLA-AUR-100', { maxRedirects: 0 })
  expect(ean.headers().location).toBe(fan.path)
})

test('§4.7 search: sizes become chips, and a single matching variant can be bought at once', async ({
  page,
}) => {
  await open(page, '/suche?q=dn+160+bogen+90')
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('dn 160 bogen 90')
  const chips = page.getByRole('list', { name: 'Verstanden als:' })
  await expect(chips.getByRole('link')).toHaveText(['Nennweite: 160 mm', 'Winkel: 90 °'])
  const first = page.locator('.tiles__item').first()
  await expect(first).toContainText('Ø 160 mm, 90°')
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /variant_id=/)
  await expect(first.locator('form button').first()).toBeVisible()
  await expectAccessible(page)
  await chips.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/q=dn(\+|%20)160(\+|%20)bogen$/)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
})

test('UX rule 4: filters show the size parsed from the query', async ({ page }) => {
  await open(page, '/suche?q=rohr+160')
  const column = page.locator('#filters')
  const size = (id: string) => column.locator(`input[name=f_dn][value="${id}"]`)
  await expect(size('160')).toBeChecked()
  await expect(page).toHaveURL(/q=rohr(\+|%20)160$/)
  const quick = page.getByRole('region', { name: 'Schnellauswahl' })
  await expect(quick.locator('[aria-current=true]')).toHaveText('160')
  await size('125').check()
  await expect(page).toHaveURL(/f_dn=125&f_dn=160|f_dn=160&f_dn=125|f_dn=\d+(%2C|,)\d+/)
  await expect(size('160')).toBeChecked()
  await page.goBack()
  await size('160').uncheck()
  await expect(page).toHaveURL(/q=rohr$/)
  await expect(size('160')).not.toBeChecked()
})

test('UX rule 12: an unavailable class offers the available ones', async ({ page }) => {
  await open(page, '/suche?q=H13')
  const others = page.getByRole('list', { name: /haben wir nichts/ })
  await expect(others.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await others.getByRole('link', { name: 'F7' }).click()
  await expect(page.locator('.tiles__item').first()).toBeVisible()
})

test('UX rule 12: products not sold here are named, with the nearest alternatives', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await open(page, '/suche?q=bogen+dn+137')
  await expect(main).toContainText(
    '„Nennweite: 137 mm“ gibt es dazu nicht. Am nächsten kommt 125 mm.',
  )
  await open(page, '/suche?q=Klimaanlage')
  await expect(main).toContainText('„Klimaanlage“ führen wir nicht.')
  await expect(page.locator('.tiles__item').first()).toBeVisible()
  await open(page, '/suche?q=bad+stinkt')
  await expect(main.getByRole('link', { name: 'Luftmenge' })).toHaveAttribute('href', /rechner/)
  await main.getByRole('link', { name: 'Passende Ratgeber lesen' }).click()
  await expect(main.getByRole('heading', { name: /^Artikel im Ratgeber/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 questions are found with their answers', async ({ page }) => {
    await page.goto('/suche?q=konto')
    await page
      .getByRole('navigation', tabs)
      .getByRole('link', { name: /^Hilfe/ })
      .click()
    const question = page.getByRole('group').filter({ hasText: 'ohne Konto bestellen' })
    await question.locator('summary').click()
    await expect(question.getByText('Im letzten Schritt')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 search: the results keep the query in the box, and report what is missing', async ({
    page,
  }) => {
    await open(page, '/suche?q=rohrventilator', false)
    await expect(page.getByRole('searchbox')).toHaveValue('rohrventilator')
    await expect(page.locator('.needs-script-notice')).toContainText('Ohne JavaScript')
    const sort = page.locator('select[name=sort]')
    expect((await sort.boundingBox())?.width).toBeGreaterThan(100)
  })
})
