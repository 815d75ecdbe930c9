import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../../env.ts'
import { day, hostCookieName, setHostCookie } from './cookies.ts'
import { hmac, hmacMatchesAny } from '../../../domain/crypto/hmac.ts'

const name = 'device'
const yearSeconds = 365 * day
/** Accounts that share a browser; the oldest is dropped first. */
const maxAccounts = 3

/**
 * Device token of an earlier sign-in of this account, else null. The store counts failed passwords
 * of known devices separately, so that strangers cannot lock the owner out.
 */
export async function recognisedDevice(c: Context<AppEnv>, email: string): Promise<string | null> {
  return (await entryOf(c, email))?.split('.')[0] ?? null
}

/**
 * After a sign-in: the device is known to the account. The cookie does not reveal which account.
 */
export async function rememberDevice(c: Context<AppEnv>, email: string): Promise<void> {
  const known = await entryOf(c, email)
  // Signed again: its secret may have been replaced.
  const entry = await signedEntry(c, email, known?.split('.')[0])
  const others = entriesOf(c).filter((each) => each !== known && each !== entry)
  setHostCookie(c, name, [entry, ...others].slice(0, maxAccounts).join('~'), yearSeconds)
}

async function signedEntry(
  c: Context<AppEnv>,
  email: string,
  id: string = crypto.randomUUID().replaceAll('-', ''),
): Promise<string> {
  return `${id}.${await hmac(c.var.config.SESSION_SECRET, signedText(id, email))}`
}

async function entryOf(c: Context<AppEnv>, email: string): Promise<string | null> {
  const { SESSION_SECRET, FORMER_SESSION_SECRET } = c.var.config
  for (const entry of entriesOf(c)) {
    const [id = '', signature = ''] = entry.split('.')
    const text = signedText(id, email)
    // oxlint-disable-next-line no-await-in-loop -- three at most
    if (await hmacMatchesAny([SESSION_SECRET, FORMER_SESSION_SECRET], text, signature)) return entry
  }
  return null
}

function entriesOf(c: Context<AppEnv>): string[] {
  const text = getCookie(c, hostCookieName(c.var.config, name)) ?? ''
  const entries = text.split('~', maxAccounts)
  return entries.filter((entry) => /^[\da-f]{32}\.[\da-f]{64}$/.test(entry))
}

function signedText(id: string, email: string): string {
  return `device.${id}.${email.trim().toLowerCase()}`
}
