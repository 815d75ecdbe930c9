import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { fan } from './fan.ts'
import { hydrated } from './test.ts'

export { fan }

export const demoPassword = 'lueften-2026'

let lastNumber = 0

/** A unique email address. */
export function newEmail(name: string): string {
  return `${name}-${process.pid}-${Date.now()}-${++lastNumber}@kunde.example`
}

/** Opens a page and, with JavaScript, waits for hydration. */
export async function open(page: Page, path: string, useScript = true): Promise<void> {
  await page.goto(path)
  if (useScript) await hydrated(page)
}

interface Put {
  variantId?: string
  amount?: number
}

/** Adds an item to the visitor's cart by API. */
export async function putIntoCart(page: Page, { variantId = fan.variantId, amount = 1 }: Put = {}) {
  const response = await page.request.post('/api/cart/items', { data: { id: variantId, amount } })
  expect(response.status(), await response.text()).toBe(200)
  const { cart } = await response.json()
  return cart
}

export const byParcel = { shipperId: 'dhl', paymentId: 'prepayment' }

/** Opens the last step of the checkout with an item in the cart. */
export async function openInfo(
  page: Page,
  methods: Record<string, string> = byParcel,
  useScript = true,
) {
  await putIntoCart(page)
  const response = await page.request.post('/api/checkout/methods', { data: methods })
  expect((await response.json()).chosen).toMatchObject(methods)
  await open(page, '/checkout/info', useScript)
  await expect(page).toHaveURL(/\/checkout\/info/)
}

/** The same in the Czech shop, whose business customers are looked up by company number. */
export async function openCzechInfo(page: Page, baseURL = '') {
  const shop = `http://cs.localhost:${new URL(baseURL).port}`
  await open(page, `${shop}/checkout`)
  // By scripts of the page: the request context does not resolve this host.
  await page.evaluate(async (id) => {
    const post = (url: string, body: object) =>
      fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    await post('/api/cart/items', { id, amount: 1 })
    await post('/api/checkout/methods', { shipperId: 'ppl', paymentId: 'prepayment' })
  }, fan.variantId)
  await open(page, `${shop}/checkout/info`)
}

/** Fills in a delivery address. */
export async function fillAddress(page: Page, email: string) {
  const values = {
    email,
    fullName: 'Jana Weber',
    phone: '+49 341 1234567',
    street: 'Karl-Liebknecht-Straße',
    houseNumber: '12a',
    postcode: '04275',
    city: 'Leipzig',
  }
  const form = orderForm(page)
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value)
  }
}

export function orderForm(page: Page) {
  return page.locator('form[action="/api/checkout/place"]')
}

export async function acceptTerms(page: Page) {
  await orderForm(page).locator('[name=terms]').check()
}

export async function order(page: Page) {
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
}

/**
 * Registers a new customer, whose cart no other test touches, and confirms the address by the
 * emailed link; the page is signed in then.
 */
export async function register(page: Page, email = newEmail('kunde')): Promise<string> {
  await registerBy(page.request, { fullName: 'Karin Neu', email })
  return email
}

/** The same for requests without a page. */
export async function registerBy(
  request: APIRequestContext,
  person: { fullName: string; email: string },
): Promise<void> {
  const password = { password: demoPassword, passwordConfirmation: demoPassword }
  const data = { ...person, ...password, terms: '1' }
  const response = await request.post('/api/register', { data })
  expect(response.status(), await response.text()).toBe(200)
  const form = { purpose: 'account', token: await mailedToken(request, person.email, 'account') }
  // Browsers send Origin; without it the post counts as cross-site.
  const headers = { Origin: new URL(response.url()).origin }
  const confirmed = await request.post('/api/confirmation', { form, headers, maxRedirects: 0 })
  expect(confirmed.status(), await confirmed.text()).toBe(303)
}

export async function signIn(page: Page, email: string) {
  const data = { email, password: demoPassword }
  const response = await page.request.post('/api/login', { data })
  expect(response.status(), await response.text()).toBe(200)
}

interface Mail {
  id: string
  recipient: string
  subject: string
  html: string
  text: string
}

/** Emails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const { data }: { data: Mail[] } = await (await request.get('/outbox?format=json')).json()
  return data.filter(({ recipient }) => recipient === email)
}

/** Token of the newest email's link, by parameter name. */
export async function mailedToken(
  request: APIRequestContext,
  email: string,
  name: string,
): Promise<string> {
  const [mail] = await mailsTo(request, email)
  const token = new RegExp(`[?&]${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1]
  expect(token, `link with ${name} in the newest mail to ${email}`).toBeDefined()
  return token ?? ''
}

/** The first price in a text: `ab 1.234,50 €` -> 1234.5. */
export function priceIn(text: string): number {
  const [found = ''] = /\d[\d.\s]*(?:,\d\d)?/.exec(text.replaceAll('\u00a0', '')) ?? []
  return Number(found.replaceAll('.', '').replace(',', '.'))
}

/** Answers the cookie consent, which opens with the first interaction. */
export async function rejectCookies(page: Page): Promise<void> {
  await page.mouse.move(20, 20)
  await page.getByRole('button', { name: 'Alles ablehnen' }).click()
}
