const maxAmount = 9999

/**
 * More than 0, at most 9999, as "2", "2,5" or "1 000"; null if invalid, as "1 5" is. So is "1.000",
 * which is a thousand to a German and would be ordered as one.
 */
export function parseAmount(text: string): number | null {
  const plain = text
    .trim()
    .replace(/\s(?=\d{3}(?:\D|$))/, '')
    .replace(',', '.')
  if (!/^\d{1,4}(?:\.(?!000)\d{1,3})?$/.test(plain)) return null
  const amount = Number(plain)
  return amount > 0 && amount <= maxAmount ? amount : null
}
