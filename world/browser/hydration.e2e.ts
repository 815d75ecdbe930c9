import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { routesOf } from '../../domain/routes.ts'
import { open } from '../../e2e/steps.ts'
import { expect, test } from '../../e2e/test.ts'

const hosts: Record<Locale, string> = {
  de: 'localhost',
  cs: 'cs.localhost',
  sk: 'sk.localhost',
  en: 'en.localhost',
}

test.use({ expectedErrors: [/status of (404|503)/] })

for (const locale of locales) {
  // The page fixture fails on any warning of React and on any console error.
  test(`design §3 every screen hydrates in ${locale}`, async ({ page, baseURL }) => {
    test.slow()
    const origin = `http://${hosts[locale]}:${new URL(baseURL ?? '').port}`
    const routes = routesOf(locale)
    await open(page, `${origin}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const menu = page.getByRole('navigation').locator('.main-menu__link[href]').first()
    const category = (await menu.getAttribute('href')) ?? ''
    const legal = page.locator('.legal-line__link[href]').first()
    const text = (await legal.getAttribute('href')) ?? ''
    await open(page, origin + category)
    const link = page.getByRole('main').locator('.tile a[href]').first()
    const product = (await link.getAttribute('href')) ?? ''
    for (const path of [
      product,
      text,
      routes.search('ventil'),
      routes.login(),
      routes.register(),
      routes.checkout(),
      '/maintenance',
      '/gibt-es-nicht',
    ]) {
      await open(page, origin + path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    }
  })
}
