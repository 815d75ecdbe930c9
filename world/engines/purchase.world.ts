import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, Key } from './browser.ts'
import { eachEngine } from './each-engine.ts'
import { address, cartLines, lastAddress, openSettled, settled } from './pages.ts'
import { startTestShop } from './start-shop.ts'
import { until } from './until.ts'

const listing = '/ventilatoren'
const product = '/produkt/zefyra-aura-badluefter-axial'
const buy = '#buy button[type=submit]'

let shop: Awaited<ReturnType<typeof startTestShop>>
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.stop())

/** Waits for an element that a script or a response adds. */
const seen = (browser: Browser, selector: string) =>
  until(() => browser.run((css) => document.querySelector(css) !== null, selector), Boolean)

/** Presses an element that may be on the next page. */
async function pressWhenVisible(browser: Browser, selector: string) {
  await seen(browser, selector)
  await browser.press(selector)
}

const reached = (browser: Browser, pattern: RegExp) =>
  until(
    () => address(browser),
    (path) => pattern.test(path),
    60_000,
  )

/** Sets field values by name, like typing. */
const fill = (browser: Browser, values: Record<string, string>) =>
  browser.run((entries) => {
    for (const [name, value] of Object.entries(entries)) {
      const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`)
      if (!field) throw new Error(`There is no field ${name}`)
      field.focus()
      // React overrides the element's property; this is the prototype's.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.blur()
    }
  }, values)

eachEngine((inWindow) => {
  describe('§2 on hydrated pages', () => {
    it(
      'places an order: product, cart, methods, details, order',
      inWindow(async (browser) => {
        await openSettled(browser, shop.origin + product)
        await pressWhenVisible(browser, buy)
        await pressWhenVisible(browser, 'dialog[open] a[href="/checkout"]')
        await reached(browser, /^\/checkout$/)
        await settled(browser)
        await pressWhenVisible(browser, 'main a[href="/checkout/methods"]')
        await reached(browser, /^\/checkout\/methods/)
        await settled(browser)
        await pressWhenVisible(browser, 'label:has([name=shipperId][value=dhl])')
        await settled(browser)
        await pressWhenVisible(browser, 'label:has([name=paymentId][value=prepayment])')
        await settled(browser)
        await pressWhenVisible(
          browser,
          'form[action="/api/checkout/methods"] button[type=submit].button--primary',
        )
        await reached(browser, /^\/checkout\/info/)
        await settled(browser)
        await fill(browser, {
          email: `motor-${Date.now()}@kunde.example`,
          fullName: 'Jana Weber',
          phone: '+49 341 1234567',
          street: 'Karl-Liebknecht-Straße',
          houseNumber: '12a',
          postcode: '04275',
          city: 'Leipzig',
        })
        await pressWhenVisible(browser, 'label:has([name=terms])')
        await pressWhenVisible(
          browser,
          'form[action="/api/checkout/place"] button[type=submit].button--primary',
        )
        await reached(browser, /^\/checkout\/finished/)
        await settled(browser)
        expect(await cartLines(browser)).toBe(0)
        expect(browser.errors() ?? []).toEqual([])
      }),
    )

    it(
      'navigates on and back, and restores the list and the scroll position',
      inWindow(async (browser) => {
        await openSettled(browser, shop.origin + listing)
        const top = await browser.run(() => {
          const tile = document.querySelectorAll('main .tile')[9]
          tile?.scrollIntoView({ block: 'center', behavior: 'instant' })
          return Math.round(scrollY)
        })
        expect(top).toBeGreaterThan(300)
        const link = 'main .tile a[href^="/produkt/"]'
        const path = await browser.run(() => {
          const shown = document.querySelectorAll<HTMLAnchorElement>(
            'main .tile a[href^="/produkt/"]',
          )
          const visible = [...shown].find((one) => {
            const { top: above, bottom } = one.getBoundingClientRect()
            return above > 100 && bottom < innerHeight - 200
          })
          visible?.setAttribute('data-pressed', '')
          return visible?.getAttribute('href') ?? link
        })
        await browser.press('[data-pressed]')
        expect(await lastAddress(browser, path)).toBe(path)
        await browser.back()
        expect(await lastAddress(browser, listing)).toBe(listing)
        const back = await until(
          () => browser.run(() => Math.round(scrollY)),
          (now) => now > 0,
        )
        expect(Math.abs(back - top)).toBeLessThan(600)
        expect(browser.errors() ?? []).toEqual([])
      }),
    )

    it(
      'narrows a list by a filter and resets it',
      inWindow(async (browser) => {
        await openSettled(browser, shop.origin + listing)
        const option = '.filters label:has(input[type=checkbox]:not(:disabled))'
        const count = () =>
          browser.run(() => document.querySelector('.toolbar__count')?.textContent)
        const before = await count()
        await browser.press(option)
        await reached(browser, /\?/)
        await settled(browser)
        expect(await count()).not.toBe(before)
        await browser.press('.filters label:has(input[type=checkbox]:checked)')
        expect(await lastAddress(browser, listing)).toBe(listing)
        expect(browser.errors() ?? []).toEqual([])
      }),
    )

    it(
      'opens a dialog by keyboard, closes it by Escape and restores the focus',
      inWindow(async (browser) => {
        await openSettled(browser, shop.origin + product)
        await browser.run((css) => document.querySelector<HTMLElement>(css)?.focus(), buy)
        await browser.type(Key.enter)
        await seen(browser, 'dialog[open]')
        await settled(browser)
        const inside = () => browser.run(() => !!document.activeElement?.closest('dialog[open]'))
        expect(await until(inside, Boolean)).toBe(true)
        await browser.type(Key.escape)
        const closed = () => browser.run(() => document.querySelector('dialog[open]') === null)
        expect(await until(closed, Boolean)).toBe(true)
        const isBack = () =>
          browser.run((css) => document.activeElement === document.querySelector(css), buy)
        expect(await until(isBack, Boolean)).toBe(true)
        expect(browser.errors() ?? []).toEqual([])
      }),
    )
  })
})
