import { fan, open } from '../../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../../e2e/test.ts'

const calculators = {
  'all of them': '/rechner',
  'air flow': '/rechner/luftmenge?room=bathroom:6:2.5&room=living:24:2.5&dwelling=80',
  'pressure loss': '/rechner/druckverlust',
  noise: '/rechner/schall',
  connections: '/rechner/anschluss?size=150&to=160',
}

for (const [name, path] of Object.entries(calculators)) {
  test(`calculator ${name}: no finding of axe, no sideways scroll from 320 px on`, async ({
    page,
  }) => {
    await open(page, path)
    await expectAccessible(page)
    for (const width of [320, 390, 768, 1024, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  })
}

test.describe('domain 2.2: room calculator', () => {
  test('updates in place, keeps its state in the URL and links to fans', async ({ page }) => {
    await open(page, '/rechner/luftmenge')
    const main = page.getByRole('main')
    await expect(main.getByRole('status')).toContainText('120 m³/h')
    await main.getByRole('textbox', { name: /^Fläche m²/ }).fill('4')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('status')).toContainText('80 m³/h')
    await expect(page).toHaveURL(/room=bathroom%3A4%3A2\.5/)
    await main.getByRole('button', { name: 'Raum hinzufügen' }).click()
    await expect(main.getByRole('group', { name: 'Raum 2' })).toBeVisible()
    await main.getByRole('group', { name: 'Raum 2' }).getByLabel('Art des Raums').focus()
    await page.keyboard.press('K')
    await expect(main).toContainText('2. Küche')
    await expect(main).toContainText('nach DIN 18017-3', { ignoreCase: true })
    await expect(main.locator('.calc__products .tile')).toHaveCount(6)
    await main.getByRole('button', { name: 'Raum 2 entfernen' }).click()
    await expect(main.getByRole('group', { name: 'Raum 2' })).toHaveCount(0)
    await main.getByRole('link', { name: /^Komfortabel 80/ }).click()
    await expect(page).toHaveURL(
      /bad-kleinraumluefter\?f_dn=100&f_dn=125&f_q_max_to=240&reaches=80%4015$/,
    )
    await page.goBack()
    await expect(main.getByRole('textbox', { name: /^Fläche m²/ })).toHaveValue('4')
  })

  test('has one canonical URL, with one alternate in every language', async ({ request }) => {
    const html = await (await request.get('/rechner/luftmenge?room=kitchen:9:2.5')).text()
    expect(html).toMatch(/rel="canonical" href="[^"?]*\/rechner\/luftmenge"/)
    expect(html).toMatch(/hreflang="cs" href="[^"]*\/vypocty\/vymena-vzduchu"/)
    expect(html).not.toContain('content="noindex')
    expect((await request.get('/rechner/gibt-es-nicht')).status()).toBe(404)
  })

  for (const junk of ['room=%00&area=%F0%9F%98%80', 'room=palace:1:1', 'flow=1e99&dwelling=-1']) {
    test(`ignores "${junk}"`, async ({ request }) => {
      const response = await request.get(`/rechner/luftmenge?${junk}`)
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain('120\u00a0m³/h')
    })
  }
})

test('adviser, planner and all calculators are on a page that the header links to', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Rechner' }).click()
  await expect(page).toHaveURL(/\/rechner$/)
  const list = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(list).toHaveCount(6)
  await list.nth(0).getByRole('link').click()
  await expect(page).toHaveURL(/\/luefter-berater$/)
  await page.goBack()
  await list.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/lueftungsplaner$/)
  await page.goBack()
  await list.nth(3).getByRole('link').click()
  await expect(page).toHaveURL(/\/rechner\/druckverlust$/)
  await page.locator('.breadcrumbs').getByRole('link', { name: 'Rechner für die Lüftung' }).click()
  await expect(page).toHaveURL(/\/rechner$/)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an amount beyond its limits stays in its field, with a message', async ({ page }) => {
      await open(page, '/rechner/druckverlust', javaScriptEnabled)
      const flow = page.getByRole('textbox', { name: /^Luftmenge/ })
      await flow.fill('99999')
      await flow.press('Enter')
      await expect(
        page.getByText(/Möglich sind 5 bis 20\.000.*Gerechnet wird mit 20\.000/),
      ).toBeVisible()
      await expect(flow).toHaveValue('99999')
      await flow.fill('200')
      await flow.press('Enter')
      await expect(page.getByText(/Möglich sind/)).toHaveCount(0)
      await expect(page).toHaveURL(/flow=200/)
    })
  })
}

test('domain 2.3: a duct that is too narrow suggests a better one', async ({ page }) => {
  await open(page, '/rechner/druckverlust')
  const main = page.getByRole('main')
  await main.getByLabel('Durchmesser').selectOption('100')
  await expect(main).toContainText('Zu schnell')
  await expect(main).toContainText('Mit Ø 150 mm bleibt die Luft darunter')
  await expect(page).toHaveURL(/diameter=100/)
})

test('domain 2.4: 150 and 160 need a reducer, with a warning', async ({ page }) => {
  await open(page, '/rechner/anschluss?size=150&end=pipe&to=160')
  const main = page.getByRole('main')
  await expect(main).toContainText('Leicht zu verwechseln')
  await main.getByRole('link', { name: 'Reduzierung Ø 160 auf Ø 150 mm' }).click()
  await expect(page).toHaveURL(/reduzierungen\?f_dn=160&f_dn2=150$/)
  await expect(page.locator('.tiles .tile').first()).toBeVisible()
})

test('domain 2.5: a fan shows its sound level at other distances', async ({ page }) => {
  await open(page, fan.path)
  const noise = page.locator('#noise')
  await expect(noise.getByRole('row')).toHaveCount(5)
  await noise.getByRole('link', { name: 'Mit anderem Abstand rechnen' }).click()
  await expect(page).toHaveURL(/\/rechner\/schall/)
  await page.getByLabel('Gleiche Geräte in Betrieb').fill('2')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/units=2/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('domain 2.2: the room calculator is a form', async ({ page }) => {
    await page.goto('/rechner/luftmenge')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: /^Fläche m²/ }).fill('4,5')
    await main.getByRole('button', { name: 'Raum hinzufügen' }).click()
    await expect(main.getByRole('group', { name: 'Raum 2' })).toBeVisible()
    await expect(main.getByRole('textbox', { name: /^Fläche m²/ }).first()).toHaveValue('4,5')
    await main.getByRole('button', { name: 'Raum 1 entfernen' }).click()
    await expect(main.getByRole('group', { name: 'Raum 2' })).toHaveCount(0)
    await expect(main.getByLabel('Art des Raums')).toHaveValue('toilet')
  })
})
