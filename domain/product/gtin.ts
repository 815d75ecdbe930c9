/** GTIN of 8, 12, 13 or 14 digits (EAN, UPC) with its check digit: GS1 General Specifications 7.9. */
export function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false
  const digits = Array.from(code, Number).toReversed()
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
