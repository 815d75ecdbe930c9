import { fork } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod'
import { table } from '../report.ts'

const Bought = z.object({
  orders: z.number(),
  /** Sold out, or held back for a confirmation: their CPU counts, but they are no orders. */
  refused: z.number(),
  failed: z.number(),
  took: z.number(),
  cpu: z.number(),
})
type Bought = z.infer<typeof Bought>

interface Side {
  name: string
  tell: (order: { shoppers: number; seconds: number }) => Promise<Bought>
  stop: () => void
}

const shoppers = 20
const seconds = 10
const rounds = 6

/**
 * Runs purchases alternately in this shop and in another checkout's, which must be built, so that
 * load on the machine affects both. The first round, which fills caches, is not counted.
 */
export async function comparePurchases(folder: string): Promise<string> {
  const sides = await Promise.all([start('this', '.', 8817), start(folder, folder, 8818)])
  const all: Bought[][] = sides.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [at, side] of sides.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- both sides would compete for the CPU
      const bought = await side.tell({ shoppers, seconds })
      if (round > 0) all[at]?.push(bought)
    }
  }
  for (const { stop } of sides) stop()
  const rows = sides.map(({ name }, at) => {
    const sum = (field: keyof Bought) =>
      (all[at] ?? []).reduce((total, bought) => total + bought[field], 0)
    const perMinute = (sum('orders') / sum('took')) * 60
    const cpu = (sum('cpu') * 1000) / sum('orders')
    return [
      name,
      String(Math.round(perMinute)),
      cpu.toFixed(1),
      String(sum('refused')),
      String(sum('failed')),
    ]
  })
  return table(['shop', 'orders a minute', 'CPU ms an order', 'refused', 'failed'], rows)
}

async function start(name: string, folder: string, port: number): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'compared-checkout.ts'), [folder, String(port)])
  const next = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', () => reject(new Error(`The shop of ${folder} has ended`)))
    })
  await next()
  return {
    name,
    async tell(order) {
      const response = next()
      child.send(order)
      return Bought.parse(await response)
    },
    stop: () => child.send({ shoppers: 0, seconds: 0 }),
  }
}
