import { toMinor } from '../minor-units.ts'
const maxDecimals = 10

/**
 * Net price of one unit as a decimal with two or more digits, so that price times amount is the
 * line's net sum to the cent. Integer arithmetic, because binary fractions would miss it.
 */
export function unitNet(net: number, amount: number): string {
  const cents = BigInt(toMinor(net))
  const thousandths = BigInt(Math.round(amount * 1000))
  if (thousandths === 0n) return '0.00'
  for (let decimals = 2; ; decimals++) {
    const scale = 10n ** BigInt(decimals)
    const price = divide(cents * scale * 10n, thousandths)
    if (divide(price * thousandths, scale * 10n) === cents || decimals === maxDecimals)
      return decimal(price, decimals)
  }
}

/** Price times amount, to the cent. */
export function priceOf(price: string, amount: number): number {
  const [whole = '0', fraction = ''] = price.split('.')
  const units = BigInt(whole + fraction) * BigInt(Math.round(amount * 1000))
  return Number(divide(units, 10n ** BigInt(fraction.length + 1))) / 100
}

/** Rounds half up, for non-negative numbers. */
function divide(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

function decimal(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
