/** Elements shared by several groups. `undefined` and empty lists are not written. */

/** A day as `20261122`, format 102 of UN/EDIFACT 2379. */
export function date(day: string, prefix: 'udt' | 'qdt' = 'udt') {
  return { [`${prefix}:DateTimeString`]: { '@format': '102', '#text': day.replaceAll('-', '') } }
}

export function amount(value: number): string {
  return value.toFixed(2)
}

/** A text, or nothing if it is empty: empty elements are forbidden. */
export function filled<Key extends string>(key: Key, text: string): { [key in Key]?: string } {
  const written = text.trim()
  // The compiler types a computed key as any string; it is the given one.
  return written ? ({ [key]: written } as { [key in Key]?: string }) : {}
}

/** `VAT` with its category and rate: BT-151 and BT-152, BT-95 and BT-96, BT-102 and BT-103. */
export function rateOf({ category, rate }: { category: string; rate: number }) {
  return {
    'ram:TypeCode': 'VAT',
    'ram:CategoryCode': category,
    'ram:RateApplicablePercent': String(rate),
  }
}
