import { soundPressure } from '../noise/sound.ts'

/** Distance in m from a ceiling valve to a pillow. */
export const pillowDistance = 1.5
/** Distance in m from the unit to a person in its room. */
export const unitDistance = 3
/** Target level for sleep in dB(A); usual, not statutory. */
export const sleepNoiseLimit = 25

/** Typical minimum attenuation in dB of a 900 mm silencer, by its diameter in mm. */
const silencerLoss = [
  [125, 14],
  [160, 10],
  [200, 7],
] as const

export function silencerLossOf(diameter: number): number {
  return silencerLoss.find(([size]) => diameter <= size)?.[1] ?? 5
}

/** Excess in dB of the sound in the duct over that of the casing, which data sheets state. */
const ductExcess = 15
/** Background level of a quiet room in dB(A). */
const quietest = 10

/**
 * Level in dB(A) at the pillow below a valve: the sound in the duct after the silencer, divided by
 * all valves of the stream, in the free field without room reflections. Slow air (2 m/s) adds no
 * noise.
 */
export function noiseAtPillow(power: number, { main, valves }: { main: number; valves: number }) {
  const atValve = power + ductExcess - silencerLossOf(main) - 10 * Math.log10(Math.max(1, valves))
  return Math.max(quietest, soundPressure(atValve, pillowDistance, 'wall'))
}

/** Sound power in dB(A) of a fan with a known pressure level at 3 m, mounted on a wall. */
export function powerOfLevel(level: number): number {
  return level - soundPressure(0, 3, 'wall')
}
