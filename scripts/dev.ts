/* `npm run dev`: the shop in the Workers simulator with hot reload, on the data of `npm start`. */
import { createServer } from 'vite'
import { unstable_readConfig as readConfig } from 'wrangler'
import { usesEmbeddedBackend } from './build/built-workers.ts'
import { readSettings } from './deploy/settings.ts'
import { prepareFolder } from './local/database.ts'
import { startMessage } from './local/start-message.ts'
import { localDomains } from './local/local-domains.ts'
import { writeDevVars } from './local/local-vars.ts'
import { requireFreePort } from './local/port.ts'
import { databaseIds, dataFolder, loopback } from './local/shop.ts'
import { requireUsableData } from './local/usable-data.ts'

const port = Number(process.env.PORT ?? 8787)
const host = process.env.HOST ?? loopback
await requireFreePort(port, host)
requireUsableData(dataFolder)
const vars = Object.fromEntries(
  Object.entries(readConfig({ config: 'wrangler.toml' }).vars).map(([name, value]) => [
    name,
    String(value),
  ]),
)
const domains = localDomains(vars['DOMAINS'] ?? '', port)
// The simulator names a database by its id in wrangler.toml.
const { d1_databases: named } = readSettings('backend/wrangler.toml')
const idOf = (name: keyof typeof databaseIds) =>
  named.find(({ binding }) => binding === name)?.database_id ?? databaseIds[name]
const ids = { DB: idOf('DB'), SEARCH_DB: idOf('SEARCH_DB') }
if (usesEmbeddedBackend(vars)) await prepareFolder(dataFolder, 1500, ids)
writeDevVars(domains)
const server = await createServer({ server: { port, strictPort: true, host } })
await server.listen()
console.log(startMessage({ domains, vars, host }))
