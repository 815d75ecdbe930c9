import type { OperatingPoint } from './operating-point.ts'

/** Form fields that together are the filter. */
export const operatingPointFields = { flow: 'reaches_flow', pressure: 'reaches_pressure' } as const

const number = String.raw`\d{1,6}(?:[.,]\d{1,2})?`
const figure = new RegExp(`^${number}$`)
const pair = new RegExp(`^(${number})@(${number})$`)

/** The filter "reaches 200 m³/h at 60 Pa" in a URL: `200@60`. */
export function serializeOperatingPoint({ flow, pressure }: OperatingPoint): string {
  return `${flow}@${pressure}`
}

/**
 * Parses it from a query: `reaches=200@60`, or the two form fields, with point or comma. Null if a
 * figure is missing or invalid, because one alone says nothing about a fan.
 */
export function parseOperatingPoint(query: URLSearchParams): OperatingPoint | null {
  const [, flow, pressure] = pair.exec(query.get('reaches') ?? '') ?? []
  return (
    operatingPointOf(flow, pressure) ??
    operatingPointOf(query.get(operatingPointFields.flow), query.get(operatingPointFields.pressure))
  )
}

function operatingPointOf(flow?: string | null, pressure?: string | null): OperatingPoint | null {
  const [q, p] = [amountOf(flow), amountOf(pressure)]
  return q !== null && p !== null && q > 0 ? { flow: q, pressure: p } : null
}

function amountOf(text: string | null = null): number | null {
  const plain = (text ?? '').replace(/[\s\u00a0]/g, '')
  return figure.test(plain) ? Number(plain.replace(',', '.')) : null
}
