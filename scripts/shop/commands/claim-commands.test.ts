import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, it } from 'vitest'
import type { OperatorClaim } from '../../../domain/operator/claim-commands.ts'
import { WrongUsage } from '../wrong-usage.ts'
import { commandClaim } from './claim-commands.ts'
import { OperatorClient } from '../operator-client.ts'

/* The command with a server that answers like the operator API. */

const claim: OperatorClaim = {
  number: '7F3A09C21B',
  orderCode: '2026000123',
  name: 'Karla Kunde',
  email: 'karla@shop.example',
  item: { name: 'Rohrventilator', catalogCode: 'RV-1', amount: 2 },
  description: 'Er klappert.',
  remedy: 'repair',
  state: 'received',
  receivedAt: '2026-11-23T10:05:13.000Z',
  settleBy: '2026-12-23',
  history: [{ state: 'received', at: '2026-11-23T10:05:13.000Z', note: '' }],
}

let server: Server
let client: OperatorClient
const received: { call: string; body: unknown }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    void (request.method === 'POST' ? json(request) : Promise.resolve(null)).then((body) => {
      received.push({ call: `${request.method} ${request.url}`, body })
      const isList = request.url?.startsWith('/operator/claims?')
      response.end(JSON.stringify(isList ? { claims: [claim] } : claim))
    })
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  client = new OperatorClient(`http://localhost:${port}`, { id: 'k', secret: 's'.repeat(32) })
})

afterAll(() => {
  server.close()
})

const run = (action: string, args: string[], note = '') =>
  commandClaim(client, action, args, { note })

describe('npm run shop -- claim', () => {
  it('lists open claims, or those in a state, with their due date', async ({ expect }) => {
    const [line] = await run('list', [])
    expect(line).toBe(
      '7F3A09C21B: received, settle by 2026-12-23, order 2026000123, 2 x RV-1 Rohrventilator',
    )
    await run('list', ['accepted'])
    expect(received.slice(-2).map(({ call }) => call)).toEqual([
      'GET /operator/claims?state=open',
      'GET /operator/claims?state=accepted',
    ])
  })

  it('shows one, and changes its state with a key and a note', async ({ expect }) => {
    expect(await run('show', [claim.number])).toContain('Er klappert.')
    await run('set', [claim.number, 'settled'], 'Ersatz ist unterwegs.')
    expect(received.at(-1)).toEqual({
      call: `POST /operator/claims/${claim.number}/state`,
      body: {
        key: expect.stringMatching(/^[\w-]{36}$/),
        state: 'settled',
        note: 'Ersatz ist unterwegs.',
      },
    })
  })

  it.for([
    ['show', []],
    ['set', [claim.number]],
    ['set', [claim.number, 'lost']],
    ['delete', [claim.number]],
  ] as const)('shows its usage: %s %j', async ([action, args], { expect }) => {
    await expect(run(action, [...args])).rejects.toThrow(WrongUsage)
  })
})
