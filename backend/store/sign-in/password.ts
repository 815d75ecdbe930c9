import { fromHex, toHex } from '../../../domain/crypto/hex.ts'

/** Maximum PBKDF2 rounds of workerd per call, and the number of chained calls. */
const current = { rounds: 100_000, links: 6 }
const scheme = 'pbkdf2-sha256-chain'
/** Former storage format: one link. */
const oldScheme = 'pbkdf2-sha256'
/** Maximum parameters of a record: a manipulated one must not block the isolate. */
const maxLinks = 40

/**
 * `pbkdf2-sha256-chain$links$rounds$salt$hash`: with its parameters, so that they can be raised.
 */
export async function hashPassword(
  password: string,
  knownSalt = toHex(crypto.getRandomValues(new Uint8Array(16))),
): Promise<string> {
  const salt = fromHex(knownSalt)
  const hash = await derive(password, salt, current)
  return [scheme, current.links, current.rounds, toHex(salt), toHex(hash)].join('$')
}

/** Verifies a password. Takes as long without a record, so that accounts cannot be enumerated. */
export async function verifyPassword(password: string, record: string | null): Promise<boolean> {
  const { links, rounds, salt, hash } = parseRecord(record) ?? { ...current, salt: '00', hash: '' }
  const actual = toHex(await derive(password, fromHex(salt), { links, rounds }))
  return hash !== '' && timingSafeEqual(actual, hash)
}

/** Whether a record has outdated parameters: it is rehashed at the next sign-in. */
export function needsRehash(record: string): boolean {
  return !record.startsWith([scheme, current.links, current.rounds, ''].join('$'))
}

/** Null for a missing or unknown record. */
function parseRecord(record: string | null) {
  const [kind, ...parts] = record?.split('$') ?? []
  const [links, rounds, salt = '', hash = ''] = kind === oldScheme ? ['1', ...parts] : parts
  const cost = { links: Number(links), rounds: Number(rounds) }
  const isKnown = kind === scheme || kind === oldScheme
  const areIntegers = [cost.links, cost.rounds].every(
    (value) => Number.isInteger(value) && value > 0,
  )
  const isSane = areIntegers && cost.links <= maxLinks && cost.rounds <= current.rounds
  return isKnown && isSane && salt && hash ? { ...cost, salt, hash } : null
}

/**
 * Chained PBKDF2: each output is the next input, so that all rounds have to be computed
 * sequentially.
 */
async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  { links, rounds }: typeof current,
): Promise<Uint8Array> {
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  let bytes = new TextEncoder().encode(password.normalize('NFKC'))
  for (let link = 0; link < links; link++) {
    // oxlint-disable-next-line no-await-in-loop -- each round depends on the previous one
    const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
    // oxlint-disable-next-line no-await-in-loop
    bytes = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256))
  }
  return bytes
}

/** Constant-time comparison. */
export function timingSafeEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % b.length || 0)
  return difference === 0
}
