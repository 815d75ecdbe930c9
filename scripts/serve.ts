/*
 * Builds what has changed and serves the production build on workerd.
 *   npm start                         http://localhost:8787, data kept in .local/
 *   PORT=8790 npm start               another port
 *   npm start -- --country CZ         visitors seem to come from Czechia
 */
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { greeting } from './greeting.ts'
import { requireFreePort } from './port.ts'
import { prepareFolder } from './database.ts'
import { dataFolder, startShop } from './shop.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '8787' },
    data: { type: 'string', default: process.env.DATA ?? dataFolder },
    country: { type: 'string', default: '' },
    products: { type: 'string', default: '1500' },
  },
})
const port = Number(values.port)

await requireFreePort(port)
build()
await prepareFolder(values.data, Number(values.products))
const shop = await startShop({ port, data: values.data, country: values.country })
console.log(greeting(port))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void shop.stop().then(() => process.exit(0)))
}
