/** The most that workerd computes. */
const iterations = 100_000
const scheme = 'pbkdf2-sha256'

/** `pbkdf2-sha256$iterations$salt$hash`, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(password, salt, iterations)
  return [scheme, iterations, toHex(salt), toHex(hash)].join('$')
}

/** True for the right password. Without a record it takes as long, so that no one learns who is known. */
export async function verifyPassword(password: string, record: string | null): Promise<boolean> {
  const [kind, rounds, salt, hash] = (record ?? `${scheme}$${iterations}$00$00`).split('$')
  if (kind !== scheme || !rounds || !salt || !hash) return false
  const actual = toHex(await derive(password, fromHex(salt), Number(rounds)))
  return record !== null && equalSlowly(actual, hash)
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(password.normalize('NFKC'))
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256))
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
