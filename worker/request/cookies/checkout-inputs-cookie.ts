import { Buffer } from 'node:buffer'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import {
  type CheckoutValues,
  checkoutFields,
  neverStored,
  parseCheckoutValues,
} from '../../../domain/checkout/checkout-form.ts'
import { checkoutLimits } from '../../../domain/checkout/checkout-limits.ts'
import type { StepTarget } from '../../../domain/checkout/step-target.ts'
import { sha256Hex } from '../../../domain/crypto/hex.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv, Visitor } from '../../env.ts'
import { day, isPlainHttp } from './cookies.ts'

export const checkoutInputsCookie = 'checkout_inputs'

/** Browsers drop a cookie above 4096 bytes. */
const maxLength = 3800
const maxInflated = 65_536
/** Of a guest who went to sign in: the customer who does so takes over the input (decision 39). */
const anyone = 'any'
const signInSeconds = 600

export interface SavedInputs {
  values: CheckoutValues
  /** The same visitor typed it, so an empty field was emptied. */
  isOwn: boolean
}

/** Saves the last step's input for its next display, as the browser's script does. */
export async function saveCheckoutInputs(
  c: Context<AppEnv>,
  values: CheckoutValues,
  target: StepTarget,
) {
  const owner = await ownerOf(c.var.visitor)
  const isSigningIn = target === 'login' && owner === guest
  const value = `${isSigningIn ? anyone : owner}~${packed(values)}`
  setInputs(c, value, isSigningIn ? signInSeconds : day)
}

/** The saved input of this visitor; null without one. */
export async function readCheckoutInputs(
  cookie: string | null,
  visitor: Visitor,
): Promise<SavedInputs | null> {
  const [owner = '', text = ''] = (cookie ?? '').split('~')
  if (text === '') return null
  const self = await ownerOf(visitor)
  if (owner !== self && owner !== anyone) return null
  const values = unpacked(text)
  return values && { values, isOwn: owner === self || self === guest }
}

/** After the order is placed, and when its customer signs out. */
export function forgetCheckoutInputs(c: Context<AppEnv>): void {
  setInputs(c, '', 0)
}

function setInputs(c: Context<AppEnv>, value: string, maxAge: number): void {
  setCookie(c, checkoutInputsCookie, value, {
    // Only the last step reads it, and other requests need not carry a name and an address.
    path: new URL(routesOf(c.var.context.locale).checkoutInfo(), c.req.url).pathname,
    httpOnly: true,
    secure: !isPlainHttp(c.var.config),
    sameSite: 'Lax',
    maxAge,
  })
}

const guest = 'guest'

async function ownerOf({ sessionToken }: Visitor): Promise<string> {
  return sessionToken === null ? guest : sha256Hex(new TextEncoder().encode(sessionToken), 8)
}

function packed(values: CheckoutValues): string {
  const entries = checkoutFields
    .filter((name) => values[name] !== '' && !neverStored.includes(name))
    .map((name) => [name, values[name].slice(0, checkoutLimits[name])])
  const text = packedText(entries)
  // Only a note that hardly repeats a letter is that long.
  return text.length <= maxLength ? text : packedText(entries.filter(([name]) => name !== 'note'))
}

function packedText(entries: string[][]): string {
  return deflateRawSync(new URLSearchParams(entries).toString()).toString('base64url')
}

/** Junk is no input. */
function unpacked(text: string): CheckoutValues | null {
  try {
    const plain = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: maxInflated })
    return parseCheckoutValues(Object.fromEntries(new URLSearchParams(plain.toString())))
  } catch {
    return null
  }
}
