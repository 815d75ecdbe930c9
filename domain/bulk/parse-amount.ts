const maxAmount = 9999

/** The amount of a line: more than 0, at most 9999; null if invalid. */
export function parseAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  if (!/^\d{1,4}(?:\.\d{1,3})?$/.test(plain)) return null
  const amount = Number(plain)
  return amount > 0 && amount <= maxAmount ? amount : null
}
