import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumPath } from '../scripts/test/chromium.ts'

export interface Scores {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** The page is noindex, which Lighthouse counts as a fault. */
  noindex: boolean
  /** Seconds, simulated. */
  lcp: number
  cls: number
  /** Milliseconds of script on the main thread. */
  script: number
  /** Long tasks over 50 ms: their number and total milliseconds. */
  longTasks: { count: number; total: number }
}

const port = 9333

/** Lighthouse, mobile, of each URL. `slowdown` 1 gives reliable results on a shared machine. */
export async function scoresOf(urls: string[], slowdown: number): Promise<Scores[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const scores: Scores[] = []
    for (const url of urls) scores.push(await scoreOf(url, slowdown))
    return scores
  } finally {
    await browser.close()
  }
}

async function scoreOf(url: string, slowdown: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    formFactor: 'mobile',
    throttling: { cpuSlowdownMultiplier: slowdown },
  })
  const report = result?.lhr
  if (!report) throw new Error(`Lighthouse gave no report for ${url}`)
  const category = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
  const audit = (name: string) => report.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: category('performance'),
    accessibility: category('accessibility'),
    bestPractices: category('best-practices'),
    seo: category('seo'),
    noindex: report.audits['is-crawlable']?.score === 0,
    lcp: audit('largest-contentful-paint') / 1000,
    cls: audit('cumulative-layout-shift'),
    script: audit('bootup-time'),
    longTasks: longTasksOf(report.audits['long-tasks']?.details),
  }
}

function longTasksOf(details: unknown): Scores['longTasks'] {
  // The audit's table; missing without a long task.
  const { items = [] } = (details ?? {}) as { items?: { duration: number }[] }
  return { count: items.length, total: items.reduce((sum, { duration }) => sum + duration, 0) }
}
