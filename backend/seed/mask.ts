/** As many bits as an integer of the database has, without its sign. */
export const maxVariants = 62

/** Variants of a product as the bits of a number that JavaScript's own numbers cannot hold. */
export function maskOf(variants: readonly { bit: number }[]): bigint {
  return variants.reduce((mask, { bit }) => mask | (1n << BigInt(bit)), 0n)
}
