import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import type { OperatorInvoice } from '../../../domain/operator/invoices.ts'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import type { OperatorClient } from '../operator-client.ts'
import { saveInvoices } from './save-invoices.ts'

/* The command with a server that answers like the operator API, two documents a page. */

function invoiceOf(number: string, kind: OperatorInvoice['kind'], isXrechnung = false) {
  const total = { net: 55.38, vat: 10.52, gross: 65.9 }
  const invoice = { number, kind, issueDate: '2026-11-28', orderCode: '2026000001' }
  return { ...invoice, buyer: 'Karla Kunde', currencyCode: 'EUR', total, isXrechnung }
}

const invoices = [
  invoiceOf('PF2026-00001', 'proforma'),
  invoiceOf('RE2026-00001', 'invoice'),
  invoiceOf('RE2026-00002', 'invoice', true),
  invoiceOf('GS2026-00001', 'credit_note'),
]

let folder: string
let double: Awaited<ReturnType<typeof openOperatorDouble>>
let client: OperatorClient

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'invoices-'))
  double = await openOperatorDouble((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop.example')
    if (pathname !== '/operator/invoices') return response.end(`file ${pathname}`)
    const start = Number(searchParams.get('after') || '0')
    const page = invoices.slice(start, start + 2)
    const next = String(start + page.length)
    const hasMore = Number(next) < invoices.length
    return response.end(JSON.stringify({ invoices: page, next, hasMore }))
  })
  client = double.client
})
afterAll(() => {
  double.close()
  rmSync(folder, { recursive: true })
})

describe('§9 export invoices', () => {
  it('saves what the folder lacks, but no pro forma', async ({ expect }) => {
    const path = join(folder, 'new')
    expect(await saveInvoices(client, path)).toHaveLength(4)
    const files = ['GS2026-00001.pdf', 'RE2026-00001.pdf', 'RE2026-00002.pdf', 'RE2026-00002.xml']
    expect(readdirSync(path).toSorted()).toEqual(files)
    expect(await saveInvoices(client, path)).toEqual(['no new invoices'])
  })

  it('leaves a file that is there', async ({ expect }) => {
    const kept = join(folder, 'RE2026-00001.pdf')
    writeFileSync(kept, 'signed')
    await saveInvoices(client, folder)
    expect(readFileSync(kept, 'utf8')).toBe('signed')
  })
})
