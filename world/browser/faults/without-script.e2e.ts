import { open, putIntoCart, registerBy, newEmail } from '../../../e2e/steps.ts'
import { expect, test } from '../../../e2e/test.ts'

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 4(01|22)/] })

interface Refused {
  start: string
  form: string
  /** Typed; a wrong value of the first field that is wrong last. */
  values: Record<string, string>
  title: RegExp
}

const forms: Record<string, Refused> = {
  contact: {
    start: '/impressum',
    form: 'form[action="/api/contact"]',
    values: { name: 'Jana Weber', message: 'Passt das?', email: 'jana@localhost' },
    title: /^Fehler: Kontakt/,
  },
  'an address': {
    start: '/mein-konto/addressliste?new=1',
    form: 'form.address-form',
    values: { name: 'Jana Weber', street: 'Ostweg', houseNumber: '1', city: 'Jena', postcode: '1' },
    title: /^Fehler: Adressen/,
  },
  'a promo code': {
    start: '/checkout',
    form: 'form[action="/api/cart/coupon"]',
    values: { couponCode: 'QUATSCH' },
    title: /^Fehler: Warenkorb/,
  },
}

for (const [name, { start, form, values, title }] of Object.entries(forms)) {
  test(`§5 ${name} refused without JavaScript: the title says so, focus is at the field`, async ({
    page,
  }) => {
    await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('abgelehnt') })
    await putIntoCart(page)
    await open(page, start, false)
    const closed = page.locator(`details:not([open]):has(${form}) > summary`)
    if ((await closed.count()) > 0) await closed.click()
    const sent = page.locator(form)
    for (const [field, value] of Object.entries(values))
      await sent.locator(`[name=${field}]`).fill(value)
    const consent = sent.locator('[name=consent]')
    if ((await consent.count()) > 0) await consent.check()
    await sent.locator('button:not([type=button])').first().click()
    await expect(page).toHaveTitle(title)
    for (const [field, value] of Object.entries(values))
      await expect(page.locator(form).locator(`[name=${field}]`)).toHaveValue(value)
    const wrong = Object.keys(values).at(-1) ?? ''
    await expect(page.locator(form).locator(`[name=${wrong}]`)).toBeFocused()
  })
}

test('§4 a wrong password without JavaScript: the title says so, focus is at the reason', async ({
  page,
}) => {
  await open(page, '/login', false)
  const form = page.locator('main form[action="/api/login"]')
  await form.locator('[name=email]').fill('kunde@luftbasis.example')
  await form.locator('[name=password]').fill('falsch-falsch')
  await form.locator('[name=password]').press('Enter')
  await expect(page).toHaveTitle(/^Fehler: /)
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.locator('[name=email]')).toHaveValue('kunde@luftbasis.example')
})

test('§4 a bulk order without JavaScript: focus is at the first wrong line', async ({ page }) => {
  await open(page, '/sammelbestellung', false)
  const add = async (lines: string) => {
    await page.locator('[name=lines]').fill(lines)
    await page.locator('[name=intent][value=add]').click()
  }
  await add('ZF-BLA-AUR-100;999999\nGIBT-ES-NICHT;2')
  await expect(page.locator('.bulk-line').first().locator('[name=amount]')).toBeFocused()
  await open(page, '/sammelbestellung', false)
  await add('ZF-BLA-AUR-100;2\nGIBT-ES-NICHT;2')
  await expect(page.getByLabel('Code berichtigen')).toBeFocused()
  await page.locator('.bulk-line').first().locator('[name=remove]').check()
  await page.locator('[value=cart]').click()
  await expect(page).toHaveTitle(/^Fehler: /)
  await expect(page.getByLabel('Code berichtigen')).toBeFocused()
})

test('§4 a quick order without JavaScript: focus is at the code that is not known', async ({
  page,
}) => {
  await open(page, '/', false)
  const form = page.locator('form.quick-order__form:has([name=code])').first()
  const closed = page.locator(':is(summary, button)', { hasText: 'Schnellbestellung' }).first()
  if (!(await form.isVisible())) await closed.click()
  await form.locator('[name=code]').fill('GIBT-ES-NICHT')
  await form.locator('[name=code]').press('Enter')
  await expect(page.getByLabel('Code berichtigen')).toBeFocused()
})

test('§8 a newsletter sign-up refused without JavaScript keeps the address', async ({ page }) => {
  await open(page, '/artikel', false)
  const form = page.locator('form[action="/api/newsletter"]:visible')
  await form.locator('[name=email]').fill('jana@localhost')
  await form.getByRole('button').click()
  await expect(page).toHaveTitle(/^Fehler: Newsletter/)
  const again = page.getByRole('main').locator('form[action="/api/newsletter"]')
  await expect(again.locator('[name=email]')).toHaveValue('jana@localhost')
  await again.locator('[name=email]').fill(newEmail('abgelehnt'))
  await again.getByRole('button').click()
  await expect(page.getByRole('main')).toContainText('bestätigen')
})

test('§4 without JavaScript the header of a customer’s pages leads to the account', async ({
  page,
}) => {
  await registerBy(page.request, { fullName: 'Karin Neu', email: newEmail('kopf') })
  for (const path of ['/user/dashboard', '/user/shoppinglists', '/mein-konto/addressliste']) {
    await open(page, path, false)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Mein Konto' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Anmelden' })).toHaveCount(0)
  }
})
