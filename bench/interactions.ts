import { type Browser, chromium, type Page } from 'playwright'
import { chromiumPath } from '../scripts/test/chromium.ts'
import { fillCart } from './fill-cart.ts'
import { clickCpu, traceCategories } from './click-cpu.ts'

/** Input delay in ms, sorted. */
export interface Interaction {
  name: string
  /** Main thread time until the next frame. */
  cpu: number[]
  /** Interaction to Next Paint, wall clock. */
  durations: number[]
}

interface Scene {
  name: string
  path: string
  width: number
  height: number
  /** Pressed elements, in order. */
  targets: string
  /** How many different variants are in the cart. */
  lines?: number
}

const slowdown = 4
const presses = 8

const scenes: readonly Scene[] = [
  {
    name: 'filter, a value at 1366 px',
    path: '/ventilatoren',
    width: 1366,
    height: 768,
    targets: '.facet:first-child fieldset > .facet__values .option:not(:has(:disabled))',
  },
  {
    name: 'filter, a quick choice at 390 px',
    path: '/ventilatoren/bad-kleinraumluefter',
    width: 390,
    height: 844,
    targets: '.quick__row:first-of-type a',
  },
  {
    name: 'variant of a product at 1366 px',
    path: '/produkt/zefyra-aura-badluefter-axial',
    width: 1366,
    height: 768,
    targets: '.matrix a',
  },
  {
    name: 'amount of one of 500 lines in the cart',
    path: '/checkout',
    width: 1366,
    height: 768,
    targets: '.cart-line .quantity__value + .quantity__step:enabled',
    lines: 500,
  },
]

/** Presses the most frequent controls, on a CPU slowed down four times. */
export async function interactionsOf(shop: string): Promise<Interaction[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const measured: Interaction[] = []
    for (const scene of scenes) measured.push(await play(browser, shop, scene))
    return measured
  } finally {
    await browser.close()
  }
}

async function play(browser: Browser, shop: string, scene: Scene): Promise<Interaction> {
  const { name, path, width, height, targets, lines = 0 } = scene
  const page = await browser.newPage({ viewport: { width, height } })
  if (lines > 0) await fillCart(page, shop, lines)
  await page.goto(shop + path)
  await page.waitForLoadState('networkidle')
  // The first interaction loads lazy parts and in-page navigation.
  await page.mouse.move(5, 5)
  await page.mouse.move(60, 60)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.waitForLoadState('networkidle')
  await observe(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const cpu: number[] = []
  for (let press = 0; press < presses; press++) {
    const all = page.locator(targets)
    const target = all.nth((press * 2 + 1) % (await all.count()))
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await browser.startTracing(page, { categories: traceCategories })
    await target.click()
    await page.waitForLoadState('networkidle')
    // Effects of the press are finished before the next one.
    await page.waitForTimeout(500)
    cpu.push(clickCpu(await browser.stopTracing()))
  }
  const durations = await page.evaluate(() => (globalThis as unknown as Observed).durations())
  await page.close()
  return { name, cpu: ascending(cpu), durations: ascending(durations) }
}

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}

interface Observed {
  durations(): number[]
}

async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longest = new Map<number, number>()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Chromium's PerformanceEventTiming; the longest event of an interaction counts.
        const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
        if (interactionId)
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(globalThis, { durations: () => [...longest.values()] })
  })
}
