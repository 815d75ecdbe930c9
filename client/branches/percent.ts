/** 0.1234 as `12.3%`. */
export function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}
