/** Upper limits of the specific energy consumption in kWh/(m²·a) (Reg. (EU) 1254/2014, Annex II). */
const limits = [
  [-42, 'A+'],
  [-34, 'A'],
  [-26, 'B'],
  [-23, 'C'],
  [-20, 'D'],
  [-10, 'E'],
  [0, 'F'],
] as const

/** Class of a specific energy consumption in kWh/(m²·a). */
export function energyClass(consumption: number): string {
  return limits.find(([limit]) => consumption < limit)?.[1] ?? 'G'
}
