const zero = 48

/** GTIN of 8, 12, 13 or 14 digits (EAN, UPC) with its check digit: GS1 General Specifications 7.9. */
export function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false
  let sum = 0
  for (let place = 0; place < code.length; place++) {
    const digit = code.charCodeAt(code.length - 1 - place) - zero
    sum += place % 2 === 0 ? digit : digit * 3
  }
  return sum % 10 === 0
}
