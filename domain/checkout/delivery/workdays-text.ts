import type { Shipper } from '../checkout.ts'

interface WorkdaysTexts {
  count(
    key: 'delivery.workdays.brought' | 'delivery.workdays.collected',
    n: number,
    params?: Record<string, string>,
  ): string
}

/** A duration: `Lieferung in 1–2 Werktagen`. */
export function workdaysText(
  { from, to }: { from: number; to: number },
  type: Shipper['type'],
  text: WorkdaysTexts,
): string {
  const key = type === 'PERSONAL' ? 'delivery.workdays.collected' : 'delivery.workdays.brought'
  // A word joiner keeps the range on one line.
  return text.count(key, to, from < to ? { n: `${from}–\u2060${to}` } : {})
}
