/* `npm run dev`: the shop in the Workers simulator with hot reload, on the data of `npm start`. */
import { createServer } from 'vite'
import { prepareFolder } from './database.ts'
import { greeting } from './greeting.ts'
import { writeDevVars } from './local-vars.ts'
import { requireFreePort } from './port.ts'
import { dataFolder } from './shop.ts'

const port = Number(process.env.PORT ?? 8787)
await requireFreePort(port)
await prepareFolder(dataFolder, 1500)
writeDevVars(port)
const server = await createServer({ server: { port, strictPort: true, host: true } })
await server.listen()
console.log(greeting(port))
