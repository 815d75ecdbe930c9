import { brandCodes } from './brands.ts'
import type { Option } from './family.ts'
import type { Plan } from './plan.ts'
import { hash } from './random.ts'

/** Article number: `ZF-BLA-SIL-100-TH`. */
export function articleNumber({ brandId, family, line, colour }: Plan, size: string | null, option: Option | null): string {
  const [name = '', generation = ''] = line.split(' ')
  const series = name.replace(/[^A-Za-z0-9]/g, '').slice(0, 3) + generation
  const last = !option || option.id === 'standard' ? '' : (option.suffix ?? short(option.id))
  return [brandCodes[brandId] ?? 'XX', family.sku, series, short(size ?? ''), last, colour ? short(colour) : '']
    .filter((part) => part !== '')
    .join('-')
    .toUpperCase()
}

/** `boreas-160` becomes `bor160`; figures and short words stay. */
function short(id: string): string {
  if (/^[\dx-]*$/.test(id) || id.length < 5) return id
  if (id.startsWith('ral-')) return id.slice(4)
  return id.split('-').map((part) => part.slice(0, 3)).join('')
}

/** The manufacturer's part number. */
export function makersNumber({ brandId }: Plan, variantId: string): string {
  return `${brandCodes[brandId] ?? 'X'}${String(hash(variantId) % 10_000_000).padStart(7, '0')}`
}

/**
 * EAN-13 from the prefixes 200-299, which are reserved for internal use. The family is in the
 * prefix, series and variant in the nine digits after it, scrambled so that they look ordinary; the
 * second hundred of families takes the upper half of them.
 */
export function eanOf({ familyIndex, family, index, colour }: Plan, variantIndex: number): string {
  const twin = colour ? family.twins.indexOf(colour) + 1 : 0
  const number = BigInt(Math.floor(familyIndex / 100) * 500_000_000 + index * 10_000 + twin * 1000 + variantIndex)
  const scrambled = (number * 387_420_489n + 271_828_183n) % 1_000_000_000n
  const digits = `2${String(familyIndex % 100).padStart(2, '0')}${String(scrambled).padStart(9, '0')}`
  return digits + checkDigit(digits)
}

/** Check digit of the first twelve digits of an EAN-13. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return String((10 - (sum % 10)) % 10)
}
