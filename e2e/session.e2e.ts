import { fan, open, priceIn, putIntoCart, register, signIn } from './steps.ts'
import { expect, test } from './test.ts'

const day = 86_400

test.describe('design §8 session', () => {
  test('tokens are in HttpOnly cookies of 7 days and 1 day', async ({ page }) => {
    await putIntoCart(page)
    const [cart] = await page.context().cookies()
    await register(page)
    const cookies = await page.context().cookies()
    const session = cookies.find(({ name }) => name === 'session')
    for (const [cookie, days] of [
      [cart, 1],
      [session, 7],
    ] as const) {
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
      const remaining = (cookie?.expires ?? 0) - Date.now() / 1000
      expect(Math.abs(remaining - days * day)).toBeLessThan(120)
    }
  })

  test('no script and no page ever sees a token', async ({ page }) => {
    await register(page)
    await putIntoCart(page)
    const cookies = await page.context().cookies()
    const secrets = cookies.filter(({ httpOnly }) => httpOnly).map(({ value }) => value)
    expect(secrets.length).toBeGreaterThan(0)
    for (const path of [fan.path, '/checkout', '/api/session', '/api/cart', `/_data${fan.path}`]) {
      const text = await (await page.request.get(path)).text()
      for (const secret of secrets) expect(text, path).not.toContain(secret)
    }
    await open(page, fan.path)
    const readable = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, history.state]),
    )
    for (const secret of secrets) expect(readable).not.toContain(secret)
  })

  test('a forged or altered session is a guest, not an error', async ({ page, baseURL }) => {
    const url = baseURL ?? ''
    await page.context().addCookies([
      { name: 'session', value: 'forged', url },
      { name: 'price_group', value: '{"variant":"b2b","groups":["handwerk"]}.forged', url },
    ])
    const { user } = await (await page.request.get('/api/session')).json()
    expect(user).toBeNull()
    expect((await page.goto(fan.path))?.status()).toBe(200)
  })
})

test.describe('design §5 page cache', () => {
  const category = '/ventilatoren/bad-kleinraumluefter'

  test('serves a signed-in customer the pages of the price group', async ({ page, request }) => {
    await signIn(page, 'handwerk@luftbasis.example')
    await expect
      .poll(async () => (await page.request.get(category)).headers()['cache-status'])
      .toMatch(/Storefront-Page; hit/)
    const stored = await page.request.get(category)
    const html = await stored.text()
    expect(stored.headers()['set-cookie']).toBeUndefined()
    for (const personal of ['Hanno', 'handwerk@', 'Chemnitz']) expect(html).not.toContain(personal)
    const price = (text: string) =>
      priceIn(/class="price__main[^"]*">(.*?)<\/p>/s.exec(text)?.[1]?.replace(/<[^>]*>/g, '') ?? '')
    expect(price(html)).toBeGreaterThan(0)
    expect(price(html)).toBeLessThan(price(await (await request.get(category)).text()))
  })
})
