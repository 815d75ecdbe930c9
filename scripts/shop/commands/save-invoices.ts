import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorInvoices } from '../../../domain/operator/invoices.ts'
import { writeFile } from '../../write-file.ts'
import type { OperatorClient } from '../operator-client.ts'
import { pagesOf } from '../pages-of.ts'

/**
 * Saves invoices and credit notes that the folder lacks: each as PDF with its XML inside, of a
 * public buyer also as XRechnung. Returns a line for each new file.
 */
export async function saveInvoices(client: OperatorClient, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const saved: string[] = []
  for await (const { invoices } of pagesOf(client, '/operator/invoices', OperatorInvoices)) {
    for (const { kind, number, isXrechnung } of invoices) {
      if (kind === 'proforma') continue
      for (const format of isXrechnung ? ['pdf', 'xml'] : ['pdf']) {
        const path = join(folder, `${number}.${format}`)
        if (existsSync(path)) continue
        const file = `/operator/invoices/${encodeURIComponent(number)}/${format}`
        await writeFile(path, [await client.download(file)])
        saved.push(path)
      }
    }
  }
  return saved.length > 0 ? saved : ['no new invoices']
}
