import { scrypt } from '@noble/hashes/scrypt.js'

/** OWASP's setting of scrypt for 16 MB of memory, which an isolate of 128 MB can spare. */
const current = { log2N: 14, r: 8, p: 5 }
const scheme = 'scrypt'
/** What a record may ask for at most: one that was tampered with must not stop the isolate. */
const maxCost = 2 ** 20

/** `scrypt$log2N$r$p$salt$hash`: with its scheme and parameters, so that they can be raised. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = deriveScrypt(password, salt, current)
  const { log2N, r, p } = current
  return [scheme, log2N, r, p, toHex(salt), toHex(hash)].join('$')
}

/** True for the right password. Without a record it takes as long, so that no one learns who is known. */
export async function verifyPassword(password: string, record: string | null): Promise<boolean> {
  const { log2N, r, p } = current
  const [kind, ...parts] = (record ?? [scheme, log2N, r, p, '00', '00'].join('$')).split('$')
  const actual = await derivedBy(kind, parts, password)
  const expected = parts.at(-1)
  return record !== null && actual !== null && !!expected && equalSlowly(toHex(actual), expected)
}

/** Whether a record was made another way than one made now: it is then replaced at the next login. */
export function needsRehash(record: string): boolean {
  const { log2N, r, p } = current
  return !record.startsWith([scheme, log2N, r, p, ''].join('$'))
}

async function derivedBy(
  kind: string | undefined,
  parts: string[],
  password: string,
): Promise<Uint8Array | null> {
  if (kind === 'pbkdf2-sha256') {
    const [rounds = '', salt = ''] = parts
    return derivePbkdf2(password, fromHex(salt), Number(rounds))
  }
  if (kind !== scheme) return null
  const [log2N, r, p, salt = ''] = [...parts.slice(0, 3).map(Number), parts[3]]
  const isSane = [log2N, r, p].every((value) => Number.isInteger(value) && Number(value) > 0)
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) }
  if (!isSane || 2 ** cost.log2N * cost.r * cost.p > maxCost) return null
  return deriveScrypt(password, fromHex(String(salt)), cost)
}

/** Not the asynchronous one: several at once would each hold their memory. */
function deriveScrypt(
  password: string,
  salt: Uint8Array,
  { log2N, r, p }: typeof current,
): Uint8Array {
  return scrypt(bytesOf(password), salt, { N: 2 ** log2N, r, p, dkLen: 32 })
}

/** As passwords were kept before: the platform computes at most 100,000 rounds, which is too few. */
async function derivePbkdf2(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256))
}

function bytesOf(password: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(password.normalize('NFKC'))
}

/** Compares without telling by its time where the difference is. */
export function equalSlowly(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % b.length || 0)
  return difference === 0
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
