import type { TaxedSum } from './order-document.ts'

/** Sums of decimal amounts without what binary fractions add to them. */
export function addUp(sums: readonly TaxedSum[]): TaxedSum {
  const all = (part: keyof TaxedSum) =>
    sums.reduce((sum, each) => sum + Math.round(each[part] * 100), 0) / 100
  return { net: all('net'), vat: all('vat'), gross: all('gross') }
}
