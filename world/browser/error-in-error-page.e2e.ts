import { expect, expectAccessible, test as base } from '../../e2e/test.ts'
import { startShop } from '../../scripts/local/shop.ts'

/** The built storefront, with failing rendering of pages and error page below `/seite/`. */
const failing = `
import shop, { Pages } from './index.js'
export { Pages }
const randomUUID = crypto.randomUUID.bind(crypto)
export default {
  async fetch(request, env, ctx) {
    const fails = new URL(request.url).pathname.startsWith('/seite/')
    crypto.randomUUID = fails ? () => { throw new Error('secret detail') } : randomUUID
    return shop.fetch(request, env, ctx)
  },
}
`

const test = base.extend<object, { failingShop: string }>({
  failingShop: [
    async ({}, use, { workerIndex }) => {
      const port = Number(process.env.E2E_PORT ?? 8700) + 40 + workerIndex
      const before = [{ name: 'failing.js', contents: failing }]
      const shop = await startShop({ port, data: '', country: '', before })
      await use(`http://localhost:${port}`)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

for (const useScript of [true, false]) {
  test.describe(useScript ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: useScript, expectedErrors: [/status of 500/] })

    test('§8 an error in the error page: a static document reports it and links home', async ({
      page,
      failingShop,
    }) => {
      const response = await page.goto(`${failingShop}/seite/impressum`)
      expect(response?.status()).toBe(500)
      expect(response?.headers()['cache-control']).toBe('no-store')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fehler')
      await expect(page.locator('body')).toContainText('Beim Anzeigen der Fehlerseite')
      expect(await page.content()).not.toContain('secret detail')
      if (useScript) await expectAccessible(page)
      const home = page.getByRole('link', { name: 'Zur Startseite' })
      await expect(home).toHaveAttribute('href', '/')
    })
  })
}
