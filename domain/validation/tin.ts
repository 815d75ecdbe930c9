import type { FieldError } from './message.ts'

const weights = [8, 7, 6, 5, 4, 3, 2]

/** Czech company number: empty, or eight digits with a valid check digit (spec §5 tin). */
export function checkTin(value: string, country: string): FieldError {
  const tin = value.trim()
  if (country !== 'CZE' || tin === '') return null
  return /^\d{8}$/.test(tin) && checkDigit(tin) === Number(tin[7]) ? null : 'validation.tin'
}

function checkDigit(tin: string): number {
  const sum = weights.reduce((total, weight, position) => total + weight * Number(tin[position]), 0)
  return (11 - (sum % 11)) % 10
}
