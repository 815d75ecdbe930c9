/** Elements that several groups have. What is `undefined` or an empty list is not written. */

/** A day as `20261122`, format 102 of UN/EDIFACT 2379. */
export function date(day: string, prefix: 'udt' | 'qdt' = 'udt') {
  return { [`${prefix}:DateTimeString`]: { '@format': '102', '#text': day.replaceAll('-', '') } }
}

export function amount(value: number): string {
  return value.toFixed(2)
}

/** A text, or nothing where there is none: empty elements are forbidden. */
export function filled<Key extends string>(key: Key, text: string): { [key in Key]?: string } {
  const written = text.trim()
  // A computed key is typed as any string by the compiler; it is the one that was given.
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
