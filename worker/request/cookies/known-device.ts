import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../../env.ts'
import { day, hostCookieName, setHostCookie } from './cookies.ts'
import { hmac, hmacMatches } from '../hmac.ts'

const name = 'device'
const yearSeconds = 365 * day
/** Of accounts that share a browser; the oldest is forgotten first. */
const maxAccounts = 3

/**
 * The name of this device where an account was signed in on it before, else null. The store counts
 * its wrong passwords apart from those of strangers, who therefore cannot lock the owner out.
 */
export async function knownDevice(c: Context<AppEnv>, email: string): Promise<string | null> {
  return (await entryOf(c, email))?.split('.')[0] ?? null
}

/** After a login: this device is known to the account. The cookie tells nobody which account it is. */
export async function rememberDevice(c: Context<AppEnv>, email: string): Promise<void> {
  const known = await entryOf(c, email)
  const entry = known ?? (await newEntry(c, email))
  const others = entriesOf(c).filter((each) => each !== entry)
  setHostCookie(c, name, [entry, ...others].slice(0, maxAccounts).join('~'), yearSeconds)
}

async function newEntry(c: Context<AppEnv>, email: string): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '')
  return `${id}.${await hmac(c.var.config.SESSION_SECRET, signedText(id, email))}`
}

async function entryOf(c: Context<AppEnv>, email: string): Promise<string | null> {
  for (const entry of entriesOf(c)) {
    const [id = '', signature = ''] = entry.split('.')
    const text = signedText(id, email)
    // oxlint-disable-next-line no-await-in-loop -- three at most
    if (await hmacMatches(c.var.config.SESSION_SECRET, text, signature)) return entry
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
