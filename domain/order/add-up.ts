import { toDecimal, toMinor } from '../minor-units.ts'
import type { TaxedSum } from './order-document.ts'

/** Sums decimal amounts without float errors. */
export function addUp(sums: readonly TaxedSum[]): TaxedSum {
  const all = (part: keyof TaxedSum) =>
    toDecimal(sums.reduce((sum, each) => sum + toMinor(each[part]), 0))
  return { net: all('net'), vat: all('vat'), gross: all('gross') }
}
