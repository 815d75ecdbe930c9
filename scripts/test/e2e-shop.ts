/* The shop for the browser tests, built from the present sources, until it is told to stop. */
import { fan } from '../../e2e/fan.ts'
import { build } from '../build/build.ts'
import { restock } from './restock.ts'
import { startTestShop } from './test-shop.ts'

const port = Number(process.env.PORT ?? 8799)
build()
const shop = await startTestShop({ port })
// All tests buy it: once it is sold out nobody can, and already when it comes from abroad VAT differs.
await restock(shop.db, fan.variantId)
console.log(`The shop for the tests is open at http://localhost:${port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void shop.stop().then(() => process.exit(0)))
}
