import { type BrowserContext, chromium, type Page, type Request } from 'playwright'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { api } from '../domain/api.ts'
import { accountApi } from '../domain/account/account-api.ts'
import { checkoutApi } from '../domain/checkout/checkout-api.ts'
import { chromiumPath } from '../scripts/test/chromium.ts'

/** Without an interaction, in kilobytes after gzip, until 2.5 s after the load event. */
export interface Sizes {
  html: number
  /** Before gzip. */
  rawHtml: number
  /** Layout data, which a browser loads once for all pages. */
  layout: number
  elements: number
  js: number
  /** Files of script. */
  scripts: number
  css: number
  /** All requests of the browser, document included. */
  requests: number
}

const quietAfter = 2500

/** Of the demo. */
const customer = { email: 'kunde@luftbasis.example', password: 'lueften-2026' }

const methods = { shipperId: 'dhl', paymentId: 'prepayment' }

export interface Visitor {
  /** Has it in the cart. */
  variantId?: string
  /** Has chosen delivery and payment, so that the last step opens. */
  hasMethods?: boolean
  /** Is signed in. */
  isCustomer?: boolean
  /** Has typed into a form whose input the browser keeps. */
  hasTyped?: boolean
}

/**
 * Files that Chromium really loads, lazy parts included: for a new visitor, or for one with personal
 * data, which do not wait for an interaction.
 */
export async function sizesOf(urls: readonly string[], visitor: Visitor = {}): Promise<Sizes[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    const sizes: Sizes[] = []
    const storageState = await cookiesOf(visitor, await browser.newContext(), urls[0])
    for (const url of urls) {
      const viewport = { width: 1366, height: 768 }
      const context = await browser.newContext({ viewport, storageState })
      if (visitor.hasTyped) await context.addInitScript(storeInput)
      sizes.push(await sizesIn(await context.newPage(), url))
      await context.close()
    }
    return sizes
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
function storeInput() {
  const record = { owner: 'guest', at: Date.now(), value: [{ code: 'RV-100', amount: '2' }] }
  localStorage.setItem('personal.bulk-order.v2', JSON.stringify(record))
}

async function cookiesOf(visitor: Visitor, { request }: BrowserContext, url: string | undefined) {
  const post = async (path: string, data: object) => {
    const response = await request.post(new URL(path, url).href, { data })
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`)
  }
  if (visitor.isCustomer) await post(accountApi.login, customer)
  if (visitor.variantId) await post(api.cartItems, { id: visitor.variantId, amount: 1 })
  if (visitor.hasMethods) await post(checkoutApi.checkoutMethods, methods)
  return request.storageState()
}

async function sizesIn(page: Page, url: string): Promise<Sizes> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const result = await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(quietAfter)
  const html = (await result?.body()) ?? Buffer.alloc(0)
  // A preloaded and used file is downloaded once.
  const files = (ending: string) =>
    [...new Set(requests.map((request) => new URL(request.url()).pathname))].filter((path) =>
      path.endsWith(ending),
    )
  const scripts = files('.js')
  const layout = requests.find((request) => request.url().includes(api.layout('')))
  const layoutData = await (await layout?.response())?.body()
  return {
    html: kilobytes(html),
    rawHtml: html.length / 1000,
    layout: kilobytes(layoutData ?? Buffer.alloc(0)),
    elements: await countElements(url, page),
    js: sum(scripts.map(fileSize)),
    scripts: scripts.length,
    css: sum(files('.css').map(fileSize)),
    requests: requests.length,
  }
}

/** Elements of the document before scripts run. */
async function countElements(url: string, page: Page): Promise<number> {
  const html = await (await fetch(url)).text()
  return page.evaluate(
    (source) => new DOMParser().parseFromString(source, 'text/html').querySelectorAll('*').length,
    html,
  )
}

function fileSize(path: string): number {
  return kilobytes(readFileSync(`dist/client${path}`))
}

function kilobytes(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length / 1000
}

/** To the byte, without the error of adding fractions. */
function sum(values: number[]): number {
  return Math.round(values.reduce((total, value) => total + value, 0) * 1000) / 1000
}
