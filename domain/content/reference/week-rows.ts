import type { OpeningHours } from './branch.ts'

/** Consecutive days with the same hours; no spans: closed. */
export interface WeekRow {
  /** 1 is Monday, 7 is Sunday. */
  first: number
  last: number
  spans: { from: string; to: string }[]
}

/** Groups weekly hours: Monday to Thursday, Friday, the weekend. */
export function weekRows(hours: readonly OpeningHours[]): WeekRow[] {
  const rows: WeekRow[] = []
  for (let day = 1; day <= 7; day++) {
    const spans = hours
      .filter((span) => span.day === day)
      .map(({ from, to }) => ({ from, to }))
      .sort((a, b) => (a.from < b.from ? -1 : 1))
    const above = rows.at(-1)
    if (above && textOf(above.spans) === textOf(spans)) above.last = day
    else rows.push({ first: day, last: day, spans })
  }
  return rows
}

function textOf(spans: WeekRow['spans']): string {
  return spans.map(({ from, to }) => `${from}-${to}`).join()
}
