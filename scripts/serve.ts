/*
 * Builds what has changed and serves the production build on workerd.
 *   npm start                         http://localhost:8787, data kept in .local/
 *   PORT=8790 npm start               another port
 *   HOST=0.0.0.0 npm start            for other machines too
 *   npm start -- --country CZ         visitors seem to come from Czechia
 *   DATA=.local/own/v3 npm start -- --empty   without the demo's data, for your own
 */
import { build } from './build/build.ts'
import { readBuiltWorkers, usesEmbeddedBackend } from './build/built-workers.ts'
import { prepareFolder, UnusableData } from './local/database.ts'
import { startMessage } from './local/start-message.ts'
import { localDomains } from './local/local-domains.ts'
import { requireFreePort } from './local/port.ts'
import { dataFolder, loopback, startShop } from './local/shop.ts'
import { requireUsableData } from './local/usable-data.ts'
import { readOptions } from './read-options.ts'

const { values } = readOptions({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '8787' },
    host: { type: 'string', default: process.env.HOST ?? loopback },
    data: { type: 'string', default: process.env.DATA ?? dataFolder },
    country: { type: 'string', default: '' },
    products: { type: 'string', default: '1500' },
    empty: { type: 'boolean', default: false },
  },
})
const port = Number(values.port)
const products = values.empty ? null : Number(values.products)
const { host, data } = values

await requireFreePort(port, host)
requireUsableData(data)
build()
const { vars } = readBuiltWorkers().storefront
// A shop with a custom CMS and store is not seeded.
const hasDemo = usesEmbeddedBackend(vars) && (await prepare())
// As large as an isolate of the platform: garbage would grow by the memory of the machine.
const shop = await startShop({
  port,
  host,
  data,
  country: values.country,
  heapMegabytes: 128,
  onLost: () => {
    console.error(
      '\nThe runtime (workerd) cannot be started again: see above. The shop is closed.\n',
    )
    process.exit(1)
  },
})
// What has waited since the last stop, instead of a minute later.
void shop.runScheduled('* * * * *')
const domains = localDomains(vars['DOMAINS'] ?? '', port)
console.log(startMessage({ domains, vars, host, hasDemo }))
// The same signal may arrive twice, from a process manager and from the parent process.
let stopped: Promise<never> | null = null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void (stopped ??= shop.stop().then(() => process.exit(0))))
}

async function prepare(): Promise<boolean> {
  try {
    return await prepareFolder(data, products)
  } catch (error) {
    if (!(error instanceof UnusableData)) throw error
    console.error(`\n${data} ${error.message}\n`)
    process.exit(1)
  }
}
