import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from './browser.ts'
import { eachEngine } from './each-engine.ts'
import { address, cartLines, openSettled, settled } from './pages.ts'
import { startTestShop } from './start-shop.ts'
import { until } from './until.ts'

const product = '/produkt/zefyra-aura-badluefter-axial'

let shop: Awaited<ReturnType<typeof startTestShop>>
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.stop())

async function pressWhenVisible(browser: Browser, selector: string) {
  await until(() => browser.run((css) => document.querySelector(css) !== null, selector), Boolean)
  await browser.press(selector)
}

async function reach(browser: Browser, pattern: RegExp) {
  await until(
    () => address(browser),
    (path) => pattern.test(path),
    60_000,
  )
  await settled(browser)
}

/** Sets values as a browser's autofill does: no keys, no focus. */
const autofill = (browser: Browser, values: Record<string, string>) =>
  browser.run((entries) => {
    for (const [name, value] of Object.entries(entries)) {
      const field = document.querySelector(`main [name=${name}]`)
      if (!field) throw new Error(`There is no field ${name}`)
      // React overrides the element's property; this is the prototype's.
      const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }, values)

const mainText = (browser: Browser) =>
  browser.run(() => document.querySelector('main')?.innerText.replaceAll('\u00a0', ' ') ?? '')

const says = (browser: Browser, pattern: RegExp) =>
  until(
    () => mainText(browser),
    (text) => pattern.test(text),
    20_000,
  )

const fitsWidth = (browser: Browser) =>
  browser.run(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

eachEngine((inWindow) => {
  describe('§2 on a phone', () => {
    it(
      'a filled form orders abroad, with a coupon and by bank transfer; an account follows',
      inWindow(async (browser) => {
        await openSettled(browser, shop.origin + product)
        await browser.narrow()
        await pressWhenVisible(browser, '.buy-bar button')
        await pressWhenVisible(browser, 'dialog[open] a[href="/checkout"]')
        await reach(browser, /^\/checkout$/)
        await pressWhenVisible(browser, 'details:has([name=couponCode]) summary')
        await autofill(browser, { couponCode: 'WILLKOMMEN10' })
        await pressWhenVisible(browser, 'form:has([name=couponCode]) button[type=submit]')
        await until(
          () => browser.run(() => document.querySelector('.coupon--on') !== null),
          Boolean,
        )
        expect(await fitsWidth(browser)).toBe(true)
        await pressWhenVisible(browser, 'main a[href="/checkout/methods"]')
        await reach(browser, /^\/checkout\/methods/)
        await pressWhenVisible(browser, 'label:has([name=shipperId][value=dhl])')
        await settled(browser)
        await pressWhenVisible(browser, 'label:has([name=paymentId][value=prepayment])')
        await settled(browser)
        expect(await fitsWidth(browser)).toBe(true)
        await pressWhenVisible(
          browser,
          'form[action="/api/checkout/methods"] button[type=submit].button--primary',
        )
        await reach(browser, /^\/checkout\/info/)
        const email = `ausland-${Date.now()}@kunde.example`
        await autofill(browser, {
          country: 'AUT',
          email,
          fullName: 'Jana Weber',
          phone: '+43 1 5123456',
          street: 'Mariahilfer Straße',
          houseNumber: '12',
          postcode: '1060',
          city: 'Wien',
        })
        await says(browser, /20 % MwSt/)
        expect(await fitsWidth(browser)).toBe(true)
        await pressWhenVisible(browser, 'label:has([name=terms])')
        await pressWhenVisible(
          browser,
          'form[action="/api/checkout/place"] button[type=submit].button--primary',
        )
        await reach(browser, /^\/checkout\/finished/)
        await says(browser, /IBAN/)
        await says(browser, /Gutschein WILLKOMMEN10[^]*36,50 €[^]*20 % MwSt/)
        expect(await cartLines(browser)).toBe(0)
        expect(await fitsWidth(browser)).toBe(true)
        await autofill(browser, { password: 'lueften-im-ausland' })
        await pressWhenVisible(browser, '.account-offer button[type=submit]')
        await says(browser, /bestätigen Sie Ihr Kundenkonto/)
        expect(await fitsWidth(browser)).toBe(true)
        expect(browser.errors() ?? []).toEqual([])
      }),
    )
  })
})
