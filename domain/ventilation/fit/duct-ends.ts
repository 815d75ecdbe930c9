import { atLongestStart } from './fit-kind.ts'

/**
 * End types of parts: a spigot, a rigid duct, a hose, a socket, a clamp around it, a flange; flat
 * plastic ducts and the coils of heat recovery are systems of their own.
 */
export type DuctEnd =
  | 'male'
  | 'female'
  | 'pipe'
  | 'hose'
  | 'around'
  | 'flange'
  | 'flat-duct'
  | 'flat-fitting'
  | 'coil'
  | 'coil-socket'

/** EN 1506: fittings are smaller than ducts and go into them; sockets go over fittings. */
const joints: readonly (readonly [DuctEnd, DuctEnd])[] = [
  ['male', 'pipe'],
  ['male', 'hose'],
  ['male', 'female'],
  ['around', 'pipe'],
  ['around', 'hose'],
  ['around', 'male'],
  ['flange', 'flange'],
  ['flat-duct', 'flat-fitting'],
  ['coil', 'coil-socket'],
]

/** By the longest listed prefix of the category; null: no connection. */
const ends: Record<string, DuctEnd | null> = {
  A: 'male',
  'A1.5': null,
  'A2.4': 'flange',
  'A4.2': 'flange',
  'A4.4': null,
  B1: 'male',
  B2: 'male',
  'B3.1': 'coil',
  'B3.2': 'male',
  C1: 'pipe',
  C2: 'hose',
  C3: 'pipe',
  C4: 'flat-duct',
  C5: 'flange',
  D: 'male',
  D7: 'flat-fitting',
  E1: 'male',
  'E1.4': null,
  E2: 'male',
  E4: 'male',
  E5: 'male',
  F5: 'male',
  F6: 'male',
  G1: 'male',
  G2: 'male',
  G3: 'flange',
  G4: 'female',
  I1: 'male',
  I2: 'male',
  I3: 'male',
  J1: 'male',
  J3: 'male',
  K1: 'male',
  K2: 'male',
  L1: 'around',
  M1: 'male',
  M3: 'male',
}

interface Shape {
  /** As stated by the variant. */
  end: string | null
  isBranching: boolean
  isRectangular: boolean
  /** With a diameter. */
  isRound: boolean
}

/** The ends of a variant; none if it does not connect by size. */
export function endsOf(
  category: string,
  { end, isBranching, isRectangular, isRound }: Shape,
): readonly DuctEnd[] {
  if (end === 'male' || end === 'female') return [end]
  const usual = atLongestStart(ends, category)
  if (usual === null) return []
  if (usual === 'coil' && isBranching) return ['coil-socket']
  // An adapter: its round end goes into a duct.
  if (usual === 'flat-fitting' && isRound) return [usual, 'male']
  // A rectangular fire damper has flanges; a square grille is screwed to the wall.
  if (usual === 'male' && isRectangular) return category === 'I1' ? ['flange'] : []
  return [usual]
}

export function areEndsCompatible(one: DuctEnd, other: DuctEnd): boolean {
  return joints.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
}
