import { csvCell } from '../../../domain/csv/csv-cell.ts'
import { type Subscriber, Subscribers } from '../../../domain/operator/mail/subscribers.ts'
import { writeFile } from '../../write-file.ts'
import type { OperatorClient } from '../operator-client.ts'
import { pagesOf } from '../pages-of.ts'

const columns = ['email', 'locale', 'confirmedAt', 'unsubscribeUrl'] as const

/** Saves the newsletter's subscribers as CSV, with semicolons; returns a line with their number. */
export async function exportSubscribers(client: OperatorClient, path: string): Promise<string[]> {
  const subscribers: Subscriber[] = []
  for await (const page of pagesOf(client, '/operator/newsletter', Subscribers)) {
    subscribers.push(...page.subscribers)
  }
  const rows = subscribers.map((one) => columns.map((column) => csvCell(one[column])).join(';'))
  await writeFile(path, [`\ufeff${[columns.join(';'), ...rows].join('\r\n')}\r\n`])
  return [`${subscribers.length} subscribers`]
}
