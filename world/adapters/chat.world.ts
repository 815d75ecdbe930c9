import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../scripts/test/chromium.ts'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { type Misbehaviour, misbehaviours, startService } from './service.ts'

/* The chat script of a shop with CHAT_URL. Its URL has to be https, so the browser is redirected
   to a local server; CSP, consent and head are the shop's own. */

const chatUrl = 'https://chat.shop.example/widget.js'
const widget = `document.body.insertAdjacentHTML('beforeend', '<aside id="chat">Chat</aside>')`

let service: Awaited<ReturnType<typeof startService>>
let shop: Awaited<ReturnType<typeof startTestShop>>
let browser: Browser

beforeAll(async () => {
  service = await startService()
  shop = await startTestShop({ vars: { CHAT_URL: chatUrl } })
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
  service.stop()
})

beforeEach(() => {
  service.received.length = 0
})

async function visit(): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route(chatUrl, async (route) => {
    try {
      await route.fulfill({ response: await route.fetch({ url: `${service.url}/widget.js` }) })
    } catch {
      await route.abort()
    }
  })
  await page.goto(`http://localhost:${new URL(shop.address).port}/`)
  return { page, errors }
}

/** The cookie consent opens with the first interaction. */
async function accept(page: Page): Promise<void> {
  const yes = page.getByRole('button', { name: 'Alles akzeptieren' })
  for (let moves = 0; moves < 100 && !(await yes.isVisible()); moves++) {
    await page.mouse.move(20 + moves, 20)
    await yes.waitFor({ timeout: 200 }).catch(() => undefined)
  }
  expect(service.received).toEqual([])
  await yes.click()
}

describe('§7 chat loader', () => {
  it('sends no request before consent, then loads what the policy allows', async () => {
    service.respondText(widget, 'text/javascript')
    const { page, errors } = await visit()
    await accept(page)
    await page.locator('#chat').waitFor()
    expect(service.received.map(({ path }) => path)).toEqual(['/widget.js'])
    expect(errors).toEqual([])
    await page.reload()
    await page.locator('#chat').waitFor()
    await page.close()
  })

  it.for(Object.keys(misbehaviours) as Misbehaviour[])(
    'leaves the page whole while the chat %s',
    async (how) => {
      service.misbehave(how)
      const { page, errors } = await visit()
      await accept(page)
      await expect.poll(() => service.received.length).toBeGreaterThan(0)
      await page.getByRole('searchbox').first().or(page.getByRole('combobox').first()).waitFor()
      await page.getByRole('link', { name: /AGB/ }).first().click()
      await page.getByRole('heading', { level: 1, name: /AGB|Geschäftsbedingungen/ }).waitFor()
      // The browser, not the shop, reports an invalid script.
      const ofShop = errors.filter((error) => !/Unexpected|Invalid|SyntaxError|missing/.test(error))
      expect(ofShop).toEqual([])
      await page.close()
    },
  )
})
