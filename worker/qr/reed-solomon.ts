/** Product in GF(2^8) with the polynomial of QR codes, x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** Coefficients of the generator polynomial without the leading one. */
function generator(degree: number): number[] {
  const coefficients: number[] = Array.from({ length: degree }, (_, place) =>
    place === degree - 1 ? 1 : 0,
  )
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let place = 0; place < degree; place++) {
      const next = coefficients[place + 1] ?? 0
      coefficients[place] = multiply(coefficients[place] ?? 0, root) ^ next
    }
    root = multiply(root, 2)
  }
  return coefficients
}

/** Error correction codewords of a block. */
export function errorCorrection(data: readonly number[], length: number): number[] {
  const divisor = generator(length)
  const rest = divisor.map(() => 0)
  for (const codeword of data) {
    const factor = codeword ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [place, coefficient] of divisor.entries()) {
      rest[place] = (rest[place] ?? 0) ^ multiply(coefficient, factor)
    }
  }
  return rest
}
