import { soundPressure } from '../noise/sound.ts'

/** m from a valve in the ceiling to a pillow. */
export const earDistance = 1.5
/** m from the unit to whoever stands in its room. */
export const unitDistance = 3
/** dB(A) that nobody is kept awake by; a usual aim, not a limit of law. */
export const quietNight = 25

/** dB that a silencer of 900 mm takes from a fan's sound at least, by its diameter in mm: usual ones. */
const silencerLoss = [
  [125, 14],
  [160, 10],
  [200, 7],
] as const

export function silencerLossOf(diameter: number): number {
  return silencerLoss.find(([size]) => diameter <= size)?.[1] ?? 5
}

/** dB that more sound goes into the duct than through the casing, for which data sheets state it. */
const ductExcess = 15
/** dB(A) below which no room is quiet enough to measure. */
const quietest = 10

/**
 * dB(A) at the pillow below a valve: what the silencer leaves of the sound in the duct,
 * shared among all valves of the stream,
 * in the free field without the room's answer. Slow air (2 m/s) adds nothing of its own.
 */
export function noiseAtEar(power: number, { main, valves }: { main: number; valves: number }) {
  const atValve = power + ductExcess - silencerLossOf(main) - 10 * Math.log10(Math.max(1, valves))
  return Math.max(quietest, soundPressure(atValve, earDistance, 'wall'))
}

/** Sound power in dB(A) of a fan whose pressure level at 3 m is known, as it stands at a wall. */
export function powerOfLevel(level: number): number {
  return level - soundPressure(0, 3, 'wall')
}
