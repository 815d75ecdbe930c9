import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, it } from 'vitest'
import * as z from 'zod/mini'
import { CallFailure, OperatorClient } from './operator-client.ts'

/* Servers that are no shop: a website, and a host that redirects. */

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/operator/moved') {
      response.writeHead(301, { Location: 'https://www.shop.example/operator/moved' })
    } else {
      response.writeHead(request.url === '/operator/page' ? 200 : 404)
    }
    response.end('<!doctype html>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.close()
})

describe('point 6: the command line at a wrong address', () => {
  it.for<[string, RegExp]>([
    ['/operator/page', /answers 200, and not as a shop/],
    ['/operator/missing', /answers 404, and not as a shop/],
    ['/operator/moved', /leads on to https:\/\/www\.shop\.example: name that/],
  ])('says so in a sentence: %s', async ([path, message], { expect }) => {
    const client = new OperatorClient(origin, { id: 'k', secret: 's'.repeat(32) })
    const call = client.call('GET', path, z.object({ ok: z.boolean() }))
    await expect(call).rejects.toThrow(CallFailure)
    await expect(client.call('GET', path, z.object({ ok: z.boolean() }))).rejects.toThrow(message)
  })
})
