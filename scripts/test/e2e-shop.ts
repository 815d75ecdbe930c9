/* Builds and serves the shop for the browser tests until it is stopped. */
import { fan } from '../../e2e/fan.ts'
import { build } from '../build/build.ts'
import { restock } from './restock.ts'
import { startTestShop } from './test-shop.ts'

const port = Number(process.env.PORT ?? 8799)
build()
const shop = await startTestShop({ port })
// All tests buy it: sold out, tests would fail, and stock from abroad has another VAT.
await restock(shop.db, fan.variantId)
console.log(`The shop for the tests is open at http://localhost:${port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void shop.stop().then(() => process.exit(0)))
}
