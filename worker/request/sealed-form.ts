import * as z from 'zod'

const minutes = 15

const Sealed = z.object({
  path: z.string(),
  fields: z.record(z.string(), z.string()),
  until: z.number(),
})

/**
 * Encrypts a form, passwords and addresses included, so that a page with a third-party script can
 * carry it without being able to read it.
 */
export async function sealForm(
  secret: string,
  path: string,
  fields: Record<string, string>,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = JSON.stringify({ path, fields, until: Date.now() + minutes * 60_000 })
  const closed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(secret),
    new TextEncoder().encode(plain),
  )
  const bytes = [...iv, ...new Uint8Array(closed)]
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
}

/** Decrypts the fields of a sealed form; null if it is forged, of another path, or expired. */
export async function openForm(
  secret: string,
  path: string,
  sealed: string,
): Promise<Record<string, string> | null> {
  let plain: string
  try {
    const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0))
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, 12) },
      await keyOf(secret),
      bytes.subarray(12),
    )
    plain = new TextDecoder().decode(opened)
  } catch {
    return null
  }
  const form = Sealed.parse(JSON.parse(plain))
  return form.path === path && form.until > Date.now() ? form.fields : null
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`form ${secret}`))
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
