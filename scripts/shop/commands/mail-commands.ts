import { FailedMails, ResentMail, SuppressedMail } from '../../../domain/operator/mail/mails.ts'
import type { OperatorClient } from '../operator-client.ts'
import { WrongUsage } from '../wrong-usage.ts'

const target = '/operator/mail'
const reasons = ['bounce', 'complaint', 'manual']

/** `list` prints mails that reached nobody; `send` tries one or all that were given up once more. */
export async function commandMail(
  client: OperatorClient,
  action: string,
  [first = '', reason = 'manual']: readonly string[],
): Promise<string[]> {
  if (action === 'list' && !first) return listFailed(client)
  if (action === 'send' && first === 'all') return sendAll(client)
  if (action === 'send' && first) return [await sendAgain(client, first)]
  if (action === 'suppress' && first && reasons.includes(reason)) {
    await client.call('PUT', `${target}/suppression`, SuppressedMail, {
      body: { email: first, reason },
    })
    return [`${first}: gets no mail any more`]
  }
  if (action === 'allow' && first) {
    const body = { email: first, reason: null }
    await client.call('PUT', `${target}/suppression`, SuppressedMail, { body })
    return [`${first}: gets mails again`]
  }
  throw new WrongUsage(
    `mail list | send <id>|all | suppress <e-mail> [${reasons.join('|')}] | allow <e-mail>`,
  )
}

async function listFailed(client: OperatorClient): Promise<string[]> {
  const { mails } = await client.call('GET', `${target}/failed`, FailedMails)
  if (mails.length === 0) return ['no mail has failed']
  return mails.map(({ id, kind, recipient, order, createdAt, attempts, failure, dueAt }) => {
    const about = order === null ? kind : `${kind} of ${order}`
    const next = dueAt === null ? 'given up' : `next try ${dueAt.slice(0, 16)}`
    return `${id}: ${createdAt.slice(0, 16)}, ${about} to ${recipient}, ${next}, tries: ${attempts}, ${failure}`
  })
}

/** Except those to addresses that get none. */
async function sendAll(client: OperatorClient): Promise<string[]> {
  const { mails } = await client.call('GET', `${target}/failed`, FailedMails)
  const lines: string[] = []
  for (const { id } of mails.filter(({ dueAt }) => dueAt === null)) {
    // oxlint-disable-next-line no-await-in-loop -- a list for a person to read, in its order
    const line = await sendAgain(client, id).catch((error: unknown) => `${id}: ${String(error)}`)
    lines.push(line)
  }
  return lines.length > 0 ? lines : ['no mail was given up']
}

async function sendAgain(client: OperatorClient, id: string): Promise<string> {
  const path = `${target}/${encodeURIComponent(id)}/send`
  const { queued } = await client.call('POST', path, ResentMail)
  return `${id}: ${queued ? 'is sent again' : 'waits already, or was sent'}`
}
