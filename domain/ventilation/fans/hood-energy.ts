/** Lower limits of the classes A to F; below them is G (Annex I tables 3 to 5). */
const lowerLimits = {
  fluid: [28, 23, 18, 13, 8, 4],
  light: [28, 20, 16, 12, 8, 4],
  grease: [95, 85, 75, 65, 55, 45],
} as const

/** Class of a fluid dynamic, lighting or grease filtering efficiency. */
export function efficiencyClass(kind: keyof typeof lowerLimits, figure: number): string {
  const at = lowerLimits[kind].findIndex((limit) => figure > limit)
  return at === -1 ? 'G' : 'ABCDEF'.charAt(at)
}
