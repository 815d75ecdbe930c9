import { Agent } from 'node:http'
import { prepareDatabases } from '../../scripts/local/database.ts'
import { startShop } from '../../scripts/local/shop.ts'
import { quantile } from '../load.ts'
import { audit, type Audit, confirmedOf, countedStock, type Visits } from './audit.ts'
import { purchase } from './purchase.ts'
import { Visitor } from './visitor.ts'
import { desiredItemsOf } from './desired-items.ts'

export interface Purchases extends Audit {
  shoppers: number
  seconds: number
  orders: number
  refused: number
  /** Failed steps with their status. */
  failures: string[]
  /** Requests that were repeated after a lost connection. */
  lostResponses: number
  requests: number
  perSecond: number
  p50: number
  p95: number
}

const port = 8816

/** Lets shoppers buy concurrently for some seconds, repeatedly, and audits the data. */
export async function measurePurchases(shoppers = 200, seconds = 60): Promise<Purchases> {
  const shop = await startShop({ port, data: '', country: '' })
  await prepareDatabases(shop, 1500)
  const stockBefore = await countedStock(shop.db)
  const nextWish = await desiredItemsOf(shop.db)
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers })
  const visits: Visits = new Map()
  let lostResponses = 0
  const latencies: number[] = []
  const started = performance.now()
  const shopUntilClosed = async (number: number) => {
    for (let visit = 0; performance.now() - started < seconds * 1000; visit++) {
      const visitor = new Visitor(`http://localhost:${port}`, agent)
      const email = `bench-${number}-${visit}@kunde.example`
      visits.set(email, await purchase(visitor, nextWish(), email, { latencies }))
      lostResponses += visitor.lostResponses
    }
  }
  await Promise.all(Array.from({ length: shoppers }, (_, number) => shopUntilClosed(number)))
  const took = (performance.now() - started) / 1000
  agent.destroy()
  await drawMails(shop)
  const books = await audit(shop.db, 'bench-%@kunde.example', { visits, stockBefore })
  const outcomes = [...visits.values()]
  await shop.stop()
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    ...books,
    shoppers,
    seconds,
    orders: confirmedOf(visits).size,
    refused: outcomes.filter(({ kind }) => kind === 'refused').length,
    failures: outcomes.flatMap((one) =>
      one.kind === 'failed' ? [`${one.step} ${one.status}`] : [],
    ),
    lostResponses,
    requests: latencies.length,
    perSecond: latencies.length / took,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
  }
}

/** Confirmations are rendered when they are sent, or by the scheduled run. */
async function drawMails({ db, store }: Awaited<ReturnType<typeof startShop>>): Promise<void> {
  const waiting = () => db.prepare('SELECT count(*) AS n FROM mail WHERE draft IS NOT NULL')
  // oxlint-disable-next-line no-await-in-loop -- each run draws some hundred
  while ((await waiting().first<number>('n')) !== 0) await store.scheduled({ cron: '* * * * *' })
}
