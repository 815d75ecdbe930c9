import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Key } from './browser.ts'
import { eachEngine } from './each-engine.ts'
import { address, cartLines, lastAddress, openEarly, settled } from './pages.ts'
import { port, slowPort, startTestShop } from './start-shop.ts'
import { startThrottle } from './throttle.ts'
import { until } from './until.ts'

const listing = '/ventilatoren'
const product = '/produkt/zefyra-aura-badluefter-axial'
const link = 'main .tile a[href^="/produkt/"]'
const box = 'input[type=checkbox]:not(:disabled)'
const option = `.filters label:has(${box})`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let shop: Awaited<ReturnType<typeof startTestShop>>
let slow: Awaited<ReturnType<typeof startThrottle>>
beforeAll(async () => {
  shop = await startTestShop()
  slow = await startThrottle(slowPort, port, 400_000)
})
afterAll(async () => {
  await slow.stop()
  await shop.stop()
})

const lines = [
  { line: 'full speed', origin: () => shop.origin, delays: [0, 30, 80, 200] },
  { line: '400 kbit/s', origin: () => slow.origin, delays: [0, 1500] },
]

eachEngine((inWindow) => {
  describe.each(lines)('§8 at $line', ({ origin, delays }) => {
    for (const delay of delays) {
      it(
        `follows a link that is clicked ${delay} ms after the page is parsed`,
        inWindow(async (browser) => {
          await openEarly(browser, origin() + listing)
          await pause(delay)
          const path = await browser.run(
            (css) => document.querySelector(css)?.getAttribute('href') ?? '',
            link,
          )
          await browser.press(link)
          expect(await lastAddress(browser, path)).toBe(path)
        }),
      )

      it(
        `adds to the cart on a click ${delay} ms after the page is parsed`,
        inWindow(async (browser) => {
          await openEarly(browser, origin() + product)
          await pause(delay)
          await browser.press('#buy button[type=submit]')
          await until(
            () => cartLines(browser),
            (count) => count === 1,
            60_000,
          )
          await settled(browser)
          expect(await cartLines(browser)).toBe(1)
          // The native form leads to the cart, the script opens its dialog.
          const isShown = () =>
            browser.run(
              () => location.pathname === '/checkout' || !!document.querySelector('dialog[open]'),
            )
          expect(await until(isShown, Boolean)).toBe(true)
        }),
      )
    }

    it(
      'searches for a query submitted before the script loads',
      inWindow(async (browser) => {
        await openEarly(browser, origin() + listing)
        await browser.press('.search-box__input')
        await browser.type(`rohr${Key.enter}`)
        expect(await lastAddress(browser, '/suche?q=rohr')).toBe('/suche?q=rohr')
      }),
    )

    it(
      'keeps form values and focus during hydration',
      inWindow(async (browser) => {
        await openEarly(browser, `${origin()}/suche?q=rohr`)
        await browser.press('.search-box__input')
        await browser.run(() =>
          document.querySelector<HTMLInputElement>('.search-box__input')?.select(),
        )
        await browser.type('ventil')
        await settled(browser)
        const typed = await browser.run(() => {
          const input = document.querySelector<HTMLInputElement>('.search-box__input')
          return { value: input?.value, focused: document.activeElement === input }
        })
        expect(typed).toEqual({ value: 'ventil', focused: true })
      }),
    )

    it(
      'narrows the list by a filter that is ticked before the script loads',
      inWindow(async (browser) => {
        await openEarly(browser, origin() + listing)
        const name = await browser.run(
          (css) => document.querySelector<HTMLInputElement>(css)?.name ?? '',
          `${option} input`,
        )
        await browser.press(option)
        await until(
          () => address(browser),
          (now) => now.includes(`${name}=`),
          60_000,
        )
        await settled(browser)
        const ticked = (css: string) => document.querySelector<HTMLInputElement>(css)?.checked
        expect(await browser.run(ticked, `${option} input`)).toBe(true)
      }),
    )
  })
})
