import { api } from '../../domain/api.ts'
import { mailsTo, newEmail, open } from '../../e2e/steps.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../../e2e/test.ts'

const screens = {
  'list of articles': '/artikel',
  article: '/artikel/badluefter-waehlen',
  'list of branches': '/niederlassungen',
  branch: '/niederlassung/wien',
  term: '/glossar/abluft',
  'help topics': '/alle-hilfethemen',
  contact: '/impressum',
}

test('§2 screens of content: no finding of axe, no sideways scroll at 320 px', async ({ page }) => {
  test.slow()
  for (const [name, path] of Object.entries(screens)) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1366, height: 768 })
      await page.goto(path)
      await hydrated(page)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 800 })
      await expectNoSidewaysScroll(page)
    })
  }
})

test('§2 every link of layout and home opens a page, in four languages', async ({
  request,
  baseURL,
}) => {
  test.slow()
  const { origin, port } = new URL(baseURL ?? '')
  const dead: string[] = []
  for (const host of ['', 'cs.', 'sk.', 'en.']) {
    const headers = { Host: `${host}localhost:${port}` }
    const get = (path: string) => request.get(origin + path, { headers })
    const html = await (await get('/')).text()
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
    const paths = [...new Set(links)].filter((path) => !/^\/(?:api|cdn|assets)\//.test(path))
    expect(paths.length, host).toBeGreaterThan(60)
    // Requests only the page's data; a redirected link is a defect.
    const check = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        const response = await get(api.pageData(path))
        const [first = ''] = (await response.text()).split('\n', 1)
        if (response.status() !== 200 || first.startsWith('{"redirect"'))
          dead.push(`${response.status()} ${host} ${path}`)
      }
    }
    await Promise.all([check(), check(), check()])
  }
  expect(dead).toEqual([])
})

test('§9 articles: 15 a page, with anchors in headings, products with prices below', async ({
  page,
  request,
}) => {
  await open(page, '/artikel')
  const cards = page.getByRole('main').locator('.article-list').last().getByRole('article')
  await expect(cards).toHaveCount(15)
  await page
    .getByRole('navigation', { name: /Seiten/ })
    .getByRole('link', { name: 'Seite 2' })
    .click()
  await expect(page).toHaveURL(/\/artikel\?page=2$/)
  await expect(cards.first()).toBeVisible()
  expect((await request.get('/artikel?page=99')).status()).toBe(404)

  await open(page, screens.article)
  const toc = page.getByRole('navigation', { name: 'Inhalt' })
  await toc.getByRole('link', { name: /Wie leise/ }).click()
  await expect(page).toHaveURL(/#3-wie-leise-soll-er-sein$/)
  await expect(page.getByRole('heading', { name: /Wie leise/ })).toBeInViewport()
  const goods = page.locator('.article-page__products')
  await expect(goods.locator('.tile').first()).toContainText('€')
  await expect(page.getByRole('heading', { name: 'Weiterlesen' })).toBeAttached()
})

test('§1 branches: by keyboard from the map to a branch, filtered by service', async ({ page }) => {
  await open(page, '/niederlassungen')
  const map = page.getByRole('group', { name: 'Karte der Niederlassungen' })
  await expect(map.getByRole('link')).toHaveCount(9)
  await page.getByLabel('Leistung').selectOption({ label: 'Hörraum für Ventilatoren' })
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(page).toHaveURL(/service=hor/)
  await expect(page.getByRole('status')).not.toHaveText('9 Niederlassungen')
  await expect(page.locator('.open-now').first()).toHaveText(/geöffnet|Geschlossen/)
  await map.getByRole('link', { name: 'LuftBasis Wien' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LuftBasis Wien')
  await expect(page.getByRole('link', { name: /Google Maps/ })).toHaveAttribute('rel', 'noopener')
})

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 422/] })

    test('§7 a message to the shop, errors at their fields', async ({ page, request }) => {
      const email = newEmail('kontakt')
      if (useScript) await open(page, screens.contact)
      else await page.goto(screens.contact)
      const form = page.locator('.contact-form')
      await form.getByLabel('Name').fill('Jana Weber')
      await form.getByLabel('E-Mail').fill('jana@beispiel')
      await form.getByLabel('Nachricht').fill('Passt der Filter F7?')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Nachricht senden' }).click()
      await expect(form.locator('.field__error')).toContainText('gültige E-Mail-Adresse')
      await form.getByLabel('E-Mail').fill(email)
      await form.getByRole('button', { name: 'Nachricht senden' }).click()
      await expect(page.getByRole('status')).toContainText('Ihre Nachricht ist angekommen')
      const [receipt] = await mailsTo(request, email)
      // The address is unverified, so the receipt contains no input.
      expect(receipt?.text).toContain('danke für Ihre Nachricht')
      expect(receipt?.text).not.toContain('Passt der Filter F7?')
    })
  })
}
