import { mailsTo, newEmail, open, orderForm } from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'

const shops = {
  cs: {
    query: 'potrubní ventilátor',
    add: /^Do košíku/,
    toCart: 'Přejít do košíku',
    toCheckout: 'Pokračovat k pokladně',
    transfer: 'Bankovní převod',
    goOn: 'Pokračovat k údajům',
    order: 'Objednávka zavazující k platbě',
    thanks: 'Děkujeme za objednávku',
    price: /\d\sKč/,
    address: { phone: '777 123 456', postcode: '60200', city: 'Brno' },
  },
  sk: {
    query: 'potrubný ventilátor',
    add: /^Do košíka/,
    toCart: 'Prejsť do košíka',
    toCheckout: 'Pokračovať k pokladni',
    transfer: 'Bankový prevod',
    goOn: 'Pokračovať k údajom',
    order: 'Objednávka s povinnosťou platby',
    thanks: 'Ďakujeme za objednávku',
    price: /\d,\d\d\s€/,
    address: { phone: '+421 905 123 456', postcode: '81101', city: 'Bratislava' },
  },
  en: {
    query: 'inline fan',
    add: /^Add to cart/,
    toCart: 'Go to cart',
    toCheckout: 'Go to checkout',
    transfer: 'Bank transfer',
    goOn: 'Continue to your details',
    order: 'Order with obligation to pay',
    thanks: 'Thank you for your order',
    price: /€\d+\.\d\d/,
    address: { phone: '+49 341 1234567', postcode: '04275', city: 'Leipzig' },
  },
} as const

for (const [locale, shop] of Object.entries(shops)) {
  test(`§4 the purchase from search to mail in ${locale}`, async ({ page, request, baseURL }) => {
    await open(page, `http://${locale}.localhost:${new URL(baseURL ?? '').port}/`)
    await page.getByRole('banner').locator('input[name=q]').fill(shop.query)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?q=/)
    const main = page.getByRole('main')
    await main.locator('.tile').first().getByRole('link').first().click()
    await expect(page).toHaveURL(locale === 'en' ? /\/product\// : /\/produkt\//)
    await hydrated(page)
    await expect(page.locator('.buy-box .price__main')).toContainText(shop.price)
    await page.locator('form#buy').getByRole('button', { name: shop.add }).click()
    await page.getByRole('dialog').getByRole('link', { name: shop.toCart }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await page.getByRole('link', { name: shop.toCheckout }).first().click()
    await expect(page).toHaveURL(/\/checkout\/methods/)
    await hydrated(page)
    await page.getByRole('radio').first().check()
    await page.getByRole('radio', { name: shop.transfer }).check()
    await page.getByRole('button', { name: shop.goOn }).click()

    await expect(page).toHaveURL(/\/checkout\/info/)
    await hydrated(page)
    const email = newEmail(locale)
    const values = {
      email,
      fullName: 'Jana Nováková',
      ...shop.address,
      street: 'Lidická',
      houseNumber: '7',
    }
    const form = orderForm(page)
    for (const [name, value] of Object.entries(values))
      await form.locator(`[name=${name}]`).fill(value)
    await form.locator('[name=terms]').check()
    await expect(form.locator('.order-review')).toContainText(shop.price)
    await page.getByRole('button', { name: shop.order, exact: true }).click()

    await expect(page).toHaveURL(/\/checkout\/finished/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.thanks)
    await expect(main).toContainText(shop.price)
    const [mail] = await mailsTo(request, email)
    expect(mail?.text).toMatch(shop.price)
    // An unverified address: input is not repeated to it.
    expect(mail?.text).not.toContain('Jana Nováková')
    const [link = ''] = /http\S+checkout\/finished\S+/.exec(mail?.text ?? '') ?? []
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.thanks)
  })
}
