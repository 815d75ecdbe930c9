/**
 * Leitweg-ID, the address of a public buyer in Germany: coarse part (digits), an optional fine
 * part, and two check digits by ISO 7064 Mod 97-10 (format specification 2.0.2).
 */
const form = /^(\d{2,12})(?:-([\dA-Z]{1,30}))?-(\d{2})$/

/** Normalised: capitals, without spaces. */
export function normaliseLeitwegId(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

function isLeitwegId(id: string): boolean {
  const [, coarse = '', fine = '', check = ''] = form.exec(id) ?? []
  if (!check) return false
  const digits = (coarse + fine + check).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** Text key of the error; null for an empty value, which is valid. */
export function checkLeitwegId(id: string): 'validation.leitwegId' | null {
  return id === '' || isLeitwegId(id) ? null : 'validation.leitwegId'
}
