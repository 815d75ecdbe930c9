import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { routesOf } from '../../../domain/routes.ts'
import {
  byParcel,
  fan,
  fillAddress,
  acceptTerms,
  newEmail,
  open,
  order,
} from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

/** Storage keys of the shop, from its source. */
const localKeys = globSync('client/**/*.ts', { exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((source) => [...source.matchAll(/\bpersistedSignal(?:<.*>)?\(\{\n(.*?)\n\}\)/gs)])
  .map(([, options = '']) => {
    const valueOf = (name: string) =>
      new RegExp(`^  ${name}: '?([\\w-]+)'?,$`, 'm').exec(options)?.[1]
    const prefix = valueOf('privacy') === 'personal' ? 'personal.' : ''
    return `${prefix}${valueOf('key')}.v${valueOf('version')}`
  })
const sessionKeys = ['flash.v1', 'chunk-reload-at', 'currency-reload', 'sign-in-to-order']

const long = 'x'.repeat(100_000)
const junk = [
  '',
  '{',
  'null',
  'true',
  '1e999',
  '""',
  '[]',
  '{}',
  '[null]',
  '[[[]]]',
  '["../../<b>","%00","' + long + '"]',
  '{"at":"x","variantIds":[1],"statistics":1,"marketing":null}',
  '{"__proto__":{"id":1},"constructor":"x","length":-1}',
  JSON.stringify(Array.from({ length: 5000 }, (_, index) => `p-${index}`)),
]

const routes = routesOf('de')
const screens = [
  '/',
  '/ventilatoren',
  fan.path,
  routes.compare([]),
  routes.bulkOrder(),
  routes.search('rohr'),
  routes.branches(),
]

async function visit(page: Page, path: string) {
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // Cookie consent and language offer open with the first interaction.
  await page.mouse.move(30, 30)
}

test('§4 every storage key of the shop is covered by these tests', () => {
  expect(localKeys.length).toBeGreaterThan(8)
  expect(localKeys.filter((key) => key.includes('undefined'))).toEqual([])
  expect(localKeys).toContain('personal.checkout-inputs.v2')
})

for (const [round, first] of junk.entries()) {
  const path = screens[round % screens.length] ?? '/'
  test(`§4 storage full of junk (${round}: ${first.slice(0, 20)}) causes no error on ${path}`, async ({
    page,
  }) => {
    // Each round stores another junk value per key, so that each key gets all of them.
    const items = localKeys.map((key, index) => [key, junk[(round + index) % junk.length] ?? ''])
    const session = sessionKeys.map((key, index) => [
      key,
      junk[(round + index) % junk.length] ?? '',
    ])
    await page.addInitScript(
      ([local, tab]) => {
        if (Object.hasOwn(window, 'filled') || sessionStorage.getItem('filled')) return
        for (const [key = '', value = ''] of local ?? []) localStorage.setItem(key, value)
        for (const [key = '', value = ''] of tab ?? []) sessionStorage.setItem(key, value)
        sessionStorage.setItem('filled', '1')
      },
      [items, session],
    )
    // `true` is valid for one key: the redirect modal is open then.
    const modal = page.getByRole('dialog', { name: 'Anmeldung nicht möglich' })
    await page.addLocatorHandler(modal, () =>
      modal.getByRole('button', { name: 'Schließen' }).click(),
    )
    await visit(page, path)
    if (path !== fan.path) await visit(page, fan.path)
    await page
      .getByRole('button', { name: /^In den Warenkorb/ })
      .first()
      .click()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: /Zum Warenkorb/ }),
    ).toBeVisible()
  })
}

const broken = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
  },
  blocked: () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          refuse()
        }
      },
    })
  },
}

for (const [name, breakStorage] of Object.entries(broken)) {
  test(`§4 with the storage ${name} every screen works and a purchase succeeds`, async ({
    page,
  }) => {
    test.slow()
    await page.addInitScript(breakStorage)
    for (const path of screens) await visit(page, path)
    await purchase(page)
  })
}

const day = 24 * 60 * 60 * 1000
for (const [name, skew] of [
  ['ahead', day],
  ['behind', -day],
] as const) {
  test(`§4 with a clock a day ${name} every screen works and a purchase succeeds`, async ({
    page,
  }) => {
    test.slow()
    await page.clock.setSystemTime(Date.now() + skew)
    for (const path of screens) await visit(page, path)
    await purchase(page)
  })
}

async function purchase(page: Page) {
  await open(page, fan.path)
  await page
    .getByRole('button', { name: /^In den Warenkorb/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Zum Warenkorb/ })
    .click()
  await expect(page).toHaveURL(/\/checkout$/)
  const response = await page.request.post('/api/checkout/methods', { data: byParcel })
  expect(response.ok()).toBe(true)
  await open(page, '/checkout/info')
  await fillAddress(page, newEmail('speicher'))
  await acceptTerms(page)
  await order(page)
  await expect(page).toHaveURL(/\/checkout\/finished/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
