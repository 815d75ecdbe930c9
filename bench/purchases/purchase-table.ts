import { table } from '../report.ts'
import type { Purchases } from './measure-purchases.ts'

export function purchaseTable(made: Purchases): string {
  const rows: [string, number][] = [
    ['shoppers at the same time, without a pause between their steps', made.shoppers],
    ['seconds', made.seconds],
    ['requests', made.requests],
    ['requests a second (shop, store and database share one thread)', Math.round(made.perSecond)],
    ['median ms of a request', Math.round(made.p50)],
    ['95th percentile ms', Math.round(made.p95)],
    ['orders confirmed', made.orders],
    ['told on a page that it cannot be ordered (sold out)', made.refused],
    ['requests that failed (5xx or no way on)', made.failures.length],
    ['answers lost, and asked for again', made.lostResponses],
    ['orders lost', made.lost],
    ['orders that nobody was told of', made.unknown.length],
    ['wrong totals', made.wrongTotals],
    ...Object.entries(made.media.compared).map(([medium, count]): [string, number] => [
      `compared with the order's document: ${medium}`,
      count,
    ]),
    ['media that say something else', made.media.differences.length],
    ['pieces by which stock and orders differ', made.stockDifference / 1000],
  ]
  const untold = made.unknown.map((end) => `nobody told: ${end}`)
  const failures = Object.entries(Object.groupBy([...made.failures, ...untold], (one) => one))
  return [
    table(
      ['what', 'figure'],
      rows.map(([what, figure]) => [what, String(figure)]),
    ),
    ...made.media.differences.map((difference) => `- says something else: ${difference}`),
    ...failures.map(([failure, all]) => `- ${failure}: ${all?.length}`),
  ].join('\n')
}
