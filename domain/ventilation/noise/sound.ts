/** Position of a sound source: free, at a wall or ceiling, in an edge, in a corner. */
export const directivity = { free: 1, wall: 2, edge: 4, corner: 8 } as const
export type Placement = keyof typeof directivity

/**
 * Sound pressure level in dB(A) at a distance in m of a source with a sound power level in dB(A),
 * in the free field without room reflections (ISO 9613-2, domain part 2.5).
 */
export function soundPressure(power: number, distance: number, placement: Placement): number {
  return power - 20 * Math.log10(distance) - 11 + 10 * Math.log10(directivity[placement])
}

/** Converts a sound pressure level in dB(A) from one distance in m to another. */
export function atDistance(level: number, from: number, to: number): number {
  return level - 20 * Math.log10(to / from)
}

/** Everyday sounds with the maximum level in dB(A) that each stands for. */
const noiseComparisons = [
  [25, 'leaves'],
  [34, 'whisper'],
  [44, 'fridge'],
  [54, 'rain'],
  [64, 'talk'],
  [85, 'street'],
] as const
export type NoiseComparison = (typeof noiseComparisons)[number][1]

/** Below, nobody hears it. */
const quietest = 10

/** Everyday sound of a level in whole dB(A), as it is shown; null beyond everyday sounds. */
export function comparableNoise(level: number): NoiseComparison | null {
  const shown = Math.round(level)
  if (shown < quietest) return null
  return noiseComparisons.find(([limit]) => shown <= limit)?.[1] ?? null
}
