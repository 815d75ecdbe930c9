import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from '../../e2e/test.ts'

const screens = {
  home: '/',
  category: '/ventilatoren/bad-kleinraumluefter',
  'filtered category': '/ventilatoren/bad-kleinraumluefter?f_dn=100&sort=price',
  'category without a result': '/ventilatoren/bad-kleinraumluefter?price_from=90000',
  product: '/produkt/zefyra-aura-badluefter-axial',
  search: '/suche?q=rohrventilator',
  'search without a result': '/suche?q=qqqqzzzz',
  login: '/login',
  register: '/register',
  cart: '/checkout',
  'text page': '/seite/impressum',
}

for (const [name, path] of Object.entries(screens)) {
  test(`§2 ${name}: no finding of axe, no sideways scroll from 320 px on`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
    for (const width of [320, 390, 768, 1024, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  })
}

test.describe('§2 error pages', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('are accessible and offer a link', async ({ page }) => {
    const response = await page.goto('/gibt-es-nicht')
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})
