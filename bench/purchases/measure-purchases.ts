import { Agent } from 'node:http'
import { prepareDatabase } from '../../scripts/local/database.ts'
import { startShop } from '../../scripts/local/shop.ts'
import { quantile } from '../load.ts'
import { audit, type Audit, type Confirmed, countedStock } from './audit.ts'
import { type Outcome, purchase } from './purchase.ts'
import { Visitor } from './visitor.ts'
import { wishesOf } from './wishes.ts'

export interface Purchases extends Audit {
  shoppers: number
  seconds: number
  orders: number
  refused: number
  /** Steps at which something failed, with their status. */
  failures: string[]
  requests: number
  perSecond: number
  p50: number
  p95: number
}

const port = 8816

/** Lets shoppers buy at the same time for some seconds, again and again, and audits the books. */
export async function measurePurchases(shoppers = 200, seconds = 60): Promise<Purchases> {
  const shop = await startShop({ port, data: '', country: '' })
  await prepareDatabase(shop.db, 1500)
  const stockBefore = await countedStock(shop.db)
  const nextWish = await wishesOf(shop.db)
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers })
  const outcomes: Outcome[] = []
  const latencies: number[] = []
  const started = performance.now()
  const shopUntilClosed = async (number: number) => {
    for (let visit = 0; performance.now() - started < seconds * 1000; visit++) {
      const visitor = new Visitor(`http://localhost:${port}`, agent)
      const email = `bench-${number}-${visit}@kunde.example`
      outcomes.push(await purchase(visitor, nextWish(), email, { latencies }))
    }
  }
  await Promise.all(Array.from({ length: shoppers }, (_, number) => shopUntilClosed(number)))
  const took = (performance.now() - started) / 1000
  agent.destroy()
  const confirmed: Confirmed = new Map(
    outcomes.flatMap((one) => (one.kind === 'ordered' ? [[one.token, one] as const] : [])),
  )
  const books = await audit(shop.db, 'bench-%@kunde.example', confirmed, stockBefore)
  await shop.stop()
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    ...books,
    shoppers,
    seconds,
    orders: confirmed.size,
    refused: outcomes.filter(({ kind }) => kind === 'refused').length,
    failures: outcomes.flatMap((one) =>
      one.kind === 'failed' ? [`${one.step} ${one.status}`] : [],
    ),
    requests: latencies.length,
    perSecond: latencies.length / took,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
  }
}
