import type { Page } from 'playwright/test'
import { changeLayoutData } from '../../e2e/change-layout-data.ts'
import {
  acceptTerms,
  fan,
  fillAddress,
  newEmail,
  open,
  openInfo,
  order,
  putIntoCart,
} from '../../e2e/steps.ts'
import { expect, hydrated, test } from '../../e2e/test.ts'

const consumers = {
  tagManager: { url: 'https://tags.example/manager.js' },
  heureka: { key: 'key', country: 'cz' },
  chat: { url: 'https://chat.example/chat.js' },
}
const foreign =
  'https://tags.example https://www.heureka.cz https://chat.example https://c.seznam.cz'

/** Reports every purchase in the data layer, like a tag manager. */
const manager = `
  const tell = (entry) => entry.event === 'purchase' &&
    fetch('https://tags.example/hit?' + entry.ecommerce.transaction_id + '=' + entry.ecommerce.value)
  dataLayer.forEach(tell)
  const push = dataLayer.push.bind(dataLayer)
  dataLayer.push = (entry) => { tell(entry); return push(entry) }`

/** Reports each conversion, like the script of Zboží.cz. */
const conversions = `
  window.rc = { conversionHit: (hit) =>
    fetch('https://tags.example/zbozi?' + new URLSearchParams(hit)) }`

/** A shop with configured third parties, and their requests. */
async function withThirdParties(page: Page, configured: object = consumers): Promise<string[]> {
  const requests: string[] = []
  await page.route('https://tags.example/**', (route) => {
    requests.push(route.request().url())
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return route.fulfill({ body: manager, contentType: 'text/javascript', headers })
  })
  await page.route('https://c.seznam.cz/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ body: conversions, contentType: 'text/javascript' })
  })
  await page.route('https://chat.example/**', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  )
  await page.route('https://www.heureka.cz/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ body: 'throw new Error("third party")', contentType: 'text/javascript' })
  })
  await changeLayoutData(page, (json) =>
    json.replace('"assetVersion":', `"consumers":${JSON.stringify(configured)},"assetVersion":`),
  )
  await page.route(
    (url) => url.hostname === 'localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch({ maxRedirects: 0 })
      const headers = response.headers()
      const policy = headers['content-security-policy'] ?? ''
      headers['content-security-policy'] = policy.replace(
        /(script-src|connect-src) /g,
        `$1 ${foreign} `,
      )
      return route.fulfill({ response, headers })
    },
  )
  return requests
}

/** Cookie consent answered before the visit. */
const answerConsent = (page: Page, marketing: boolean) =>
  page.addInitScript((isAllowed) => {
    const result = { statistics: true, marketing: isAllowed, at: Date.now() }
    localStorage.setItem('consent.v1', JSON.stringify(result))
  }, marketing)

/** Events pushed to the tag manager on this document. */
function eventsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { dataLayer = [] }: { dataLayer?: { event: string }[] } = Object(window)
    return dataLayer.map(({ event }) => event)
  })
}

const hits = (requests: readonly string[]) => requests.filter((url) => url.includes('/hit?'))

test.describe('§7 §9 third parties', () => {
  test.use({ expectedErrors: [/third party/] })

  test('receive nothing before consent, and an order exactly once', async ({ page }) => {
    const requests = await withThirdParties(page)
    await openInfo(page)
    await fillAddress(page, newEmail('events'))
    await acceptTerms(page)
    await order(page)
    await expect(page).toHaveURL(/\/checkout\/finished/)
    await hydrated(page)
    const code = (await page.locator('.finished__code strong').innerText()).trim()
    expect(requests).toEqual([])

    await page.mouse.move(20, 20)
    await page.getByRole('button', { name: 'Alles akzeptieren' }).click()
    await expect.poll(() => hits(requests).length).toBe(1)
    expect(hits(requests)[0]).toContain(code)
    // The URL, which such scripts report, no longer contains the token; a reload still shows the
    // order.
    await expect(page).toHaveURL(/\/checkout\/finished$/)
    await expect.poll(() => requests.filter((url) => url.includes('heureka')).length).toBe(1)
    expect(requests.filter((url) => /seznam|zbozi/.test(url))).toEqual([])
    // A third-party script that throws affects only itself.
    await expect(page.locator('.finished__code strong')).toHaveText(code)

    await page.reload()
    await hydrated(page)
    await expect(page.locator('.finished__code strong')).toHaveText(code)
    expect(hits(requests)).toHaveLength(1)
  })

  test('§7 Zboží.cz, when configured, receives an order once, by its own ids', async ({ page }) => {
    const requests = await withThirdParties(page, { zbozi: { id: '12345', type: 'standard' } })
    await answerConsent(page, true)
    await openInfo(page)
    await fillAddress(page, newEmail('zbozi'))
    await acceptTerms(page)
    await order(page)
    await expect(page).toHaveURL(/\/checkout\/finished/)
    const code = (await page.locator('.finished__code strong').innerText()).trim()
    const conversionsOf = () =>
      requests
        .filter((url) => url.includes('/zbozi?'))
        .map((url) => Object.fromEntries(new URL(url).searchParams))
    await expect.poll(conversionsOf).toHaveLength(1)
    expect(conversionsOf()).toEqual([
      {
        zboziId: '12345',
        zboziType: 'standard',
        orderId: code,
        value: expect.stringMatching(/^\d+(\.\d+)?$/),
        consent: '0',
      },
    ])
    await page.reload()
    await hydrated(page)
    await expect(page.locator('.finished__code strong')).toHaveText(code)
    expect(conversionsOf()).toHaveLength(1)
  })

  test('receive views, the session once, and the quantity that the cart accepted', async ({
    page,
  }) => {
    await withThirdParties(page)
    await answerConsent(page, true)
    await open(page, fan.path)
    const events = () => eventsOf(page)
    await expect.poll(events).toEqual(['page_view', 'view_item', 'session_loaded'])
    await page
      .locator('.buy-box')
      .getByRole('button', { name: /In den Warenkorb|legen/ })
      .click()
    await expect.poll(async () => (await events()).at(-1)).toBe('add_to_cart')
    expect((await events()).filter((event) => event === 'add_to_cart')).toHaveLength(1)
  })

  test('§4 receive the session once, and only after the cart has loaded', async ({ page }) => {
    await withThirdParties(page)
    await answerConsent(page, true)
    // Visitors without a cart cause no cart request.
    await putIntoCart(page)
    const cartResponse = Promise.withResolvers<void>()
    const cartRequest = Promise.withResolvers<void>()
    await page.route('**/api/cart', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      cartRequest.resolve()
      await cartResponse.promise
      return route.fallback()
    })
    const session = page.waitForResponse('**/api/session')
    await open(page, fan.path)
    await session
    await cartRequest.promise
    await expect.poll(() => eventsOf(page)).toContain('view_item')
    expect(await eventsOf(page)).not.toContain('session_loaded')
    cartResponse.resolve()
    const sessions = async () =>
      (await eventsOf(page)).filter((event) => event === 'session_loaded').length
    await expect.poll(sessions).toBe(1)

    await page.locator('.breadcrumbs a[href^="/"]').last().click()
    await expect(page).not.toHaveURL(fan.path)
    await expect
      .poll(async () => (await eventsOf(page)).filter((event) => event === 'page_view').length)
      .toBe(2)
    expect(await sessions()).toBe(1)
  })

  test('a chat is in the head after consent, and removed when it is withdrawn while open', async ({
    page,
  }) => {
    await withThirdParties(page)
    await open(page, '/')
    const chat = page.locator('head script[src$="/chat.js"]')
    await page.mouse.move(20, 20)
    await page.getByRole('button', { name: 'Alles akzeptieren' }).click()
    await expect(chat).toBeAttached()
    // Traces of a chat in the page.
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<b id="chat">'))
    await page.evaluate(() => {
      const result = { statistics: true, marketing: false, at: Date.now() }
      const newValue = JSON.stringify(result)
      localStorage.setItem('consent.v1', newValue)
      // As reported by another tab.
      dispatchEvent(new StorageEvent('storage', { key: 'consent.v1', newValue }))
    })
    await expect(page.locator('#chat')).toHaveCount(0)
    await hydrated(page)
    await expect(chat).toHaveCount(0)
  })

  test('receive nothing after a refusal', async ({ page }) => {
    const requests = await withThirdParties(page)
    await page.addInitScript(() => {
      const result = { statistics: false, marketing: false, at: Date.now() }
      localStorage.setItem('consent.v1', JSON.stringify(result))
    })
    await open(page, '/')
    await open(page, '/suche?q=rohr')
    expect(requests).toEqual([])
  })
})

test.describe('§9 UTM cookie', () => {
  const fromCampaign = '/?utm_source=brief&utm_campaign=nov'
  const campaign = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'utm')
  /** The event stream is running, so the campaign was processed. */
  const streamRuns = (page: Page) =>
    expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true)

  test('§9 UTM cookie: kept after consent to marketing, for 30 days', async ({ page }) => {
    await withThirdParties(page, { campaigns: true })
    await answerConsent(page, true)
    await open(page, fromCampaign)
    await expect.poll(() => campaign(page)).toBeTruthy()
    const cookie = await campaign(page)
    expect(decodeURIComponent(cookie?.value ?? '')).toBe('utm_source=brief&utm_campaign=nov')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(29)
    expect(days).toBeLessThanOrEqual(30)
  })

  test('§9 UTM cookie: none before an answer, removed after a refusal', async ({
    page,
    baseURL,
  }) => {
    await withThirdParties(page, { campaigns: true })
    await open(page, fromCampaign)
    await page.mouse.move(20, 20)
    await page.getByRole('button', { name: 'Alles akzeptieren' }).waitFor()
    expect(await campaign(page)).toBeUndefined()
    await answerConsent(page, false)
    await page
      .context()
      .addCookies([{ name: 'utm', value: 'utm_source%3Dold', url: baseURL ?? '' }])
    await open(page, fromCampaign)
    await expect.poll(() => campaign(page)).toBeUndefined()
  })

  test('§9 UTM cookie: a shop without it stores none, whatever the response', async ({ page }) => {
    await withThirdParties(page)
    await answerConsent(page, true)
    await open(page, fromCampaign)
    await streamRuns(page)
    expect(await campaign(page)).toBeUndefined()
  })
})
