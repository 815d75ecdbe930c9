import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, it } from 'vitest'
import * as z from 'zod'
import { merchant } from '../../../demo/content/merchant.ts'
import { Merchant } from '../../../domain/merchant/merchant.ts'
import { missingFields } from '../../../domain/merchant/missing-fields.ts'
import { operatorHeaders } from '../../../domain/operator/signature.ts'
import { setMerchant, showMerchant } from './change-commands.ts'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import { OperatorClient } from '../operator-client.ts'

/* The command with a server that answers like the operator API. */

let server: Server
let folder: string
const received: { call: string; key: string | undefined; company: string }[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'merchant-'))
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const parsed = Merchant.safeParse(body)
      response.statusCode = parsed.success ? 200 : 422
      if (!parsed.success) {
        const errors = parsed.error.issues.map(({ path, message }) => ({
          field: path.join('.'),
          reason: message,
        }))
        const problem = { status: 422, code: 'invalid', title: 'The body does not fit.', errors }
        response.end(JSON.stringify(problem))
        return
      }
      const { method, url } = request
      const key = request.headers[operatorHeaders.key.toLowerCase()]?.toString()
      received.push({ call: `${method} ${url}`, key, company: parsed.data.company })
      const sold = { locales: ['de'], currencies: ['EUR'], markets: ['DE'] } as const
      response.end(JSON.stringify({ missing: missingFields(parsed.data, sold) }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await once(server, 'close')
  rmSync(folder, { recursive: true })
})

function command(text: string | Uint8Array): Promise<string[]> {
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const key = { id: 'erp', secret: 'secret-of-the-erp-in-these-tests-0123' }
  const path = join(folder, 'merchant.json')
  writeFileSync(path, text)
  return setMerchant(new OperatorClient(`http://127.0.0.1:${port}`, key), path)
}

describe('point 5: `merchant set` replaces the merchant', () => {
  it('as a whole, from a file, signed', async ({ expect }) => {
    expect(await command(JSON.stringify(merchant))).toEqual(['complete'])
    expect(received.at(-1)).toEqual({
      call: 'PUT /operator/merchant',
      key: 'erp',
      company: merchant.company,
    })
  })

  it('and lists what is missing for taking orders', async ({ expect }) => {
    const lines = await command(JSON.stringify({ ...merchant, company: '', bankAccounts: {} }))
    expect(lines).toEqual(['missing: company', 'missing: bankAccounts.EUR'])
  })

  it('and reports errors field by field', async ({ expect }) => {
    const wrong = { ...merchant, country: 'Germany', pages: { terms: { de: 7 } } }
    await expect(command(JSON.stringify(wrong))).rejects.toThrow(/country.*\n.*pages\.terms\.de/)
    await expect(command('{')).rejects.toThrow('merchant.json is not JSON')
  })

  it('from a file with a byte order mark, or in UTF-16', async ({ expect }) => {
    const text = `\ufeff${JSON.stringify(merchant)}`
    expect(await command(text)).toEqual(['complete'])
    expect(await command(Buffer.from(text, 'utf16le'))).toEqual(['complete'])
  })
})

it('§9 merchant show: prints what `merchant set` takes', async ({ expect }) => {
  const double = await openOperatorDouble((_, response) => response.end(JSON.stringify(merchant)))
  const [printed = ''] = await showMerchant(double.client)
  expect(JSON.parse(printed)).toEqual(merchant)
  await double.close()
})
