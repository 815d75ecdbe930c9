/* One side of a comparison in a process of its own: the built shop of the checkout in its first
   argument. Runs purchases on request and reports the results. */
import { existsSync, readdirSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import * as z from 'zod'
import { cpuSeconds, newestWorkerd } from '../cpu.ts'
import { type Outcome, purchase } from './purchase.ts'
import { Visitor } from './visitor.ts'
import { desiredItemsOf } from './desired-items.ts'

const Order = z.object({ shoppers: z.number(), seconds: z.number() })

const [folder = '.', port = '8817'] = process.argv.slice(2)
process.chdir(folder)

/** Scripts of that checkout; older ones have them in one folder. */
async function load(name: string) {
  const place = existsSync('scripts/local') ? 'scripts/local' : 'scripts'
  return import(join(process.cwd(), place, name))
}

const known = new Set(readdirSync('/proc').flatMap((name) => Number(name) || []))
const { startShop } = await load('shop.ts')
const { prepareDatabase, prepareDatabases } = await load('database.ts')
const shop = await startShop({ port: Number(port), data: '', country: '' })
// Checkouts before decision 153 have one database.
await (prepareDatabases ? prepareDatabases(shop, 1500) : prepareDatabase(shop.db, 1500))
const nextWish = await desiredItemsOf(shop.db)
const pid = newestWorkerd(known)
let visits = 0

async function buy({ shoppers, seconds }: z.infer<typeof Order>) {
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers })
  const cpuBefore = cpuSeconds(pid)
  const started = performance.now()
  const outcomes: Outcome[] = []
  const shopUntilClosed = async () => {
    while (performance.now() - started < seconds * 1000) {
      const visitor = new Visitor(`http://localhost:${port}`, agent)
      const email = `bench-${visits++}@kunde.example`
      // oxlint-disable-next-line no-await-in-loop -- one purchase after the other
      outcomes.push(await purchase(visitor, nextWish(), email, { latencies: [] }))
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shopUntilClosed))
  agent.destroy()
  return {
    orders: outcomes.filter(({ kind }) => kind === 'ordered').length,
    refused: outcomes.filter(({ kind }) => kind === 'refused').length,
    failed: outcomes.filter(({ kind }) => kind === 'failed').length,
    took: (performance.now() - started) / 1000,
    cpu: cpuSeconds(pid) - cpuBefore,
  }
}

process.on('message', (message) => {
  const order = Order.parse(message)
  if (order.seconds > 0) void buy(order).then((bought) => process.send?.(bought))
  else void shop.stop().then(() => process.exit(0))
})
process.send?.('ready')
