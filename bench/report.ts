import type { Measured } from './compare.ts'
import type { CrawlMemory } from './crawl.ts'
import type { Scores } from './lighthouse.ts'
import type { Interaction } from './interactions.ts'
import type { FirstByte } from './first-byte.ts'
import type { Sizes } from './sizes.ts'

/** @param floors label of the baselines in the ratio columns */
export function comparisonTable(rows: Measured[], floors: string[]): string {
  return table(
    ['request', 'CPU µs', ...floors.map((floor) => `× ${floor}`), 'p50 ms', 'p95 ms'],
    rows.map(({ name, cpu, ratios, p50, p95 }) => [
      name,
      cpu.toFixed(0),
      ...ratios.map(
        ([middle, low, high]) => `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
      ),
      p50.toFixed(2),
      p95.toFixed(2),
    ]),
  )
}

export function crawlTable(rows: ({ name: string } & CrawlMemory)[]): string {
  return table(
    ['isolate', 'with garbage MB', 'alive MB', 'process MB', 'failed requests'],
    rows.map(({ name, peak, live, processPeak, failed }) => [
      name,
      peak.toFixed(0),
      live > 0 ? live.toFixed(0) : '',
      processPeak.toFixed(0),
      String(failed),
    ]),
  )
}

export function sizeTable(rows: ({ name: string } & Sizes)[]): string {
  return table(
    [
      'template',
      'JS kB',
      'JS files',
      'CSS kB',
      'HTML kB',
      'HTML raw kB',
      'layout data kB, once',
      'elements',
      'requests',
    ],
    rows.map(({ name, js, scripts, css, html, rawHtml, layout, elements, requests }) => [
      name,
      js.toFixed(1),
      String(scripts),
      css.toFixed(1),
      html.toFixed(1),
      rawHtml.toFixed(0),
      layout.toFixed(1),
      String(elements),
      String(requests),
    ]),
  )
}

export function interactionTable(rows: Interaction[]): string {
  const middle = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)]?.toFixed(0) ?? ''
  const highest = (sorted: number[]) => sorted.at(-1)?.toFixed(0) ?? ''
  return table(
    ['press', 'CPU ms, median', 'CPU ms, worst', 'INP ms, median', 'INP ms, worst'],
    rows.map(({ name, cpu, durations }) => [
      name,
      middle(cpu),
      highest(cpu),
      middle(durations),
      highest(durations),
    ]),
  )
}

export function firstByteTable(rows: FirstByte[]): string {
  return table(
    ['request', 'first byte ms', 'last byte ms'],
    rows.map(({ name, first, last }) => [name, first.toFixed(2), last.toFixed(2)]),
  )
}

export function lighthouseTable(names: string[], rows: Scores[]): string {
  if (rows.length === 0) return 'Not measured in this run.'
  return table(
    [
      'template',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP s',
      'CLS',
      'script ms',
      'long tasks ms',
    ],
    rows.map((score, index) => [
      names[index] ?? '',
      String(score.performance),
      String(score.accessibility),
      String(score.bestPractices),
      score.noindex ? `${score.seo} (noindex)` : String(score.seo),
      score.lcp.toFixed(2),
      score.cls.toFixed(3),
      score.script.toFixed(0),
      `${score.longTasks.count} (${score.longTasks.total.toFixed(0)})`,
    ]),
  )
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    line(head.map((_, index) => (index ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n')
}
