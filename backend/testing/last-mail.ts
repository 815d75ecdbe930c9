import { env } from 'cloudflare:test'
import { vi } from 'vitest'
import { readConfig } from '../env.ts'
import { drawDrafts } from '../mail/draft/draw-drafts.ts'

interface MailRow {
  kind: string
  locale: string
  subject: string
  text: string
}

/** Renders drafts, as sending does. */
export async function drawMails(): Promise<void> {
  await drawDrafts(env.DB, readConfig(env), { limit: 1000 })
}

/** Content of the newest email, apart from notices of new orders. */
export async function lastMailText(): Promise<string | null> {
  await drawMails()
  const newest = `SELECT text FROM mail WHERE kind <> 'order_notice' ORDER BY rowid DESC LIMIT 1`
  return env.DB.prepare(newest).first<string>('text')
}

/** The newest email to a recipient; null if there is none. */
export async function findLastMail(
  recipient: string,
  kind: string | null = null,
): Promise<MailRow | null> {
  await drawMails()
  return env.DB.prepare(
    'SELECT kind, locale, subject, text FROM mail WHERE recipient = ?1 AND kind = coalesce(?2, kind) ORDER BY rowid DESC LIMIT 1',
  )
    .bind(recipient, kind)
    .first<MailRow>()
}

/** Token of the link in the newest email to a recipient, optionally of a kind. */
export async function tokenOfLastMail(
  recipient: string,
  kind: string | null = null,
): Promise<string> {
  // Some emails are written after the response.
  return vi.waitFor(async () => {
    const mail = await findLastMail(recipient, kind)
    const token = /[?&](?:token|order|inquiry|watcher|unwatch|account)=([\w-]+)/.exec(
      mail?.text ?? '',
    )?.[1]
    if (!token) throw new Error('The mail has no link with a token')
    return token
  })
}
