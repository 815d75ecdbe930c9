/* `npm run dev`: the shop in the Workers simulator with hot reload, on the data of `npm start`. */
import { createServer } from 'vite'
import { unstable_readConfig as readConfig } from 'wrangler'
import { usesEmbeddedBackend } from './built-workers.ts'
import { prepareFolder } from './database.ts'
import { greeting } from './greeting.ts'
import { localDomains } from './local-domains.ts'
import { writeDevVars } from './local-vars.ts'
import { requireFreePort } from './port.ts'
import { dataFolder, loopback } from './shop.ts'
import { requireWritableFolder } from './writable-folder.ts'

const port = Number(process.env.PORT ?? 8787)
const host = process.env.HOST ?? loopback
await requireFreePort(port, host)
requireWritableFolder(dataFolder)
const vars = Object.fromEntries(
  Object.entries(readConfig({ config: 'wrangler.toml' }).vars).map(([name, value]) => [
    name,
    String(value),
  ]),
)
const domains = localDomains(vars['DOMAINS'] ?? '', port)
// The simulator keeps a database under the id that wrangler.toml gives it.
const [database] = readConfig({ config: 'backend/wrangler.toml' }).d1_databases
if (usesEmbeddedBackend(vars)) await prepareFolder(dataFolder, 1500, database?.database_id)
writeDevVars(domains)
const server = await createServer({ server: { port, strictPort: true, host } })
await server.listen()
console.log(greeting({ domains, vars, host }))
