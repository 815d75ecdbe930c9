import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import * as z from 'zod'
import { OperatorClient } from '../shop/operator-client.ts'

const Address = z.object({ port: z.number() })

/** For tests: a client of a server that answers like the operator API. */
export async function openOperatorDouble(answer: RequestListener) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Address.parse(server.address())
  const client = new OperatorClient(`http://127.0.0.1:${port}`, { id: 'k', secret: 's'.repeat(32) })
  return { client, close: () => server.close() }
}
