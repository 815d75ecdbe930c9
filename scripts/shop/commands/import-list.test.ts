import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import * as z from 'zod'
import { PriceChanges, StockChanges } from '../../../domain/operator/changes.ts'
import { OperatorClient } from '../operator-client.ts'
import { importList } from './import-list.ts'

/* The command with a server that answers like the operator API: codes with X are unknown. */

let server: Server
let folder: string
let received: object[] = []

const Body = z.union([StockChanges, PriceChanges])

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'list-'))
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const parsed = Body.parse(body)
      const [name, list] =
        'stock' in parsed
          ? (['stock', parsed.stock] as const)
          : (['prices', parsed.prices] as const)
      const errors = list.flatMap(({ variant }, index) =>
        variant.startsWith('X')
          ? { field: `${name}.${index}.variant`, reason: `"${variant}" is unknown` }
          : [],
      )
      if (list.some(({ variant }) => variant === 'GONE')) {
        response.statusCode = 401
        response.end(JSON.stringify({ status: 401, code: 'not_signed', title: 'Unknown.' }))
        return
      }
      response.statusCode = errors.length > 0 ? 422 : 200
      if (errors.length === 0) received.push(...list)
      const results = list.map(({ variant }) => ({ variant, changed: variant !== 'SAME' }))
      const problem = { status: 422, code: 'invalid', title: 'Nothing was changed.', errors }
      response.end(JSON.stringify(errors.length > 0 ? problem : { results }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await once(server, 'close')
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  received = []
})

async function command(name: 'stock' | 'prices', text: string | Uint8Array) {
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const key = { id: 'erp', secret: 'secret-of-the-erp-in-these-tests-0123' }
  const path = join(folder, 'list.csv')
  writeFileSync(path, text)
  const errors: string[] = []
  const client = new OperatorClient(`http://127.0.0.1:${port}`, key)
  const counts = await importList(client, name, path, (message) => errors.push(message))
  return { counts, errors }
}

describe('§3 a list of stock each night', () => {
  it('is carried out but for wrong rows, which are named with their line', async ({ expect }) => {
    const rows = ['kód;brno;leipzig', 'A-1;1 200;', 'X-9;3;', '', 'A-2;viel;4', ';7;', 'SAME;0;0']
    const { counts, errors } = await command('stock', `\ufeff${rows.join('\r\n')}\r\n`)
    expect(received).toEqual([
      { variant: 'A-1', warehouse: 'brno', set: 1200 },
      { variant: 'A-2', warehouse: 'leipzig', set: 4 },
      { variant: 'SAME', warehouse: 'brno', set: 0 },
      { variant: 'SAME', warehouse: 'leipzig', set: 0 },
    ])
    expect(errors).toEqual([
      'list.csv:3 "X-9" is unknown',
      'list.csv:5 brno: "viel" is not a number',
      'list.csv:6 has no code',
    ])
    expect(counts).toEqual({ changed: 2, same: 2, wrong: 3 })
  })

  it('names each wrong row once, with all that is wrong with it', async ({ expect }) => {
    const filler = Array.from({ length: 30 }, (_, index) => `A-${index};1;1;`)
    const rows = ['code;brno;leipzig;', 'X-9;3;4;', 'A-1;viel;viel;5', 'X-8;viel;4;', ...filler]
    const { counts, errors } = await command('stock', rows.join('\n'))
    expect(errors).toEqual([
      'list.csv:2 "X-9" is unknown',
      'list.csv:3 brno, leipzig: "viel" is not a number; "5" is in a column without a name',
      'list.csv:4 brno: "viel" is not a number; "X-8" is unknown',
    ])
    expect(counts).toEqual({ changed: 60, same: 0, wrong: 7 })
  })

  it('of any length goes in calls that the shop takes', async ({ expect }) => {
    const rows = Array.from({ length: 130 }, (_, index) => `A-${index};${index}`)
    const { counts } = await command('stock', ['code;brno', ...rows].join('\n'))
    expect(received).toHaveLength(130)
    expect(counts).toEqual({ changed: 130, same: 0, wrong: 0 })
  })

  it('without a head is refused', async ({ expect }) => {
    await expect(command('stock', 'A-1;5\nA-2;6')).rejects.toThrow('line 1 is no head')
    await expect(command('stock', '')).rejects.toThrow('empty')
    expect(received).toEqual([])
  })
})

describe('§3 a list of prices', () => {
  it('has a column for each currency', async ({ expect }) => {
    await command('prices', 'code;eur;CZK\nA-1;19,90;490\nA-2;;12 990,00')
    expect(received).toEqual([
      { variant: 'A-1', currency: 'EUR', amount: 19.9 },
      { variant: 'A-1', currency: 'CZK', amount: 490 },
      { variant: 'A-2', currency: 'CZK', amount: 12_990 },
    ])
  })

  it('says how much it has written before its key was taken away', async ({ expect }) => {
    const rows = Array.from({ length: 50 }, (_, index) => `A${index};1\n`).join('')
    await expect(command('stock', `code;leipzig\n${rows}GONE;1\n`)).rejects.toThrow(
      '(401 not_signed)\n49 were written before: import the file again',
    )
  })
})
