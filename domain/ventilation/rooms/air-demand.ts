/** Usual air changes per hour of a room, from and to (domain part 2.2). */
export const airChanges = {
  living: [0.5, 1],
  bedroom: [0.5, 1],
  kitchen: [6, 15],
  bathroom: [6, 10],
  toilet: [4, 8],
  laundry: [8, 12],
  cellar: [2, 4],
  garage: [3, 6],
  workshop: [6, 10],
  office: [4, 6],
  restaurant: [8, 12],
} as const satisfies Record<string, readonly [number, number]>
export type RoomKind = keyof typeof airChanges

export interface Room {
  kind: RoomKind
  /** m² */
  area: number
  /** m */
  height: number
}

/** Air flow of a room in m³/h, from and to: q = n·V. */
export function airDemand({ kind, area, height }: Room): { from: number; to: number } {
  const volume = area * height
  const [low, high] = airChanges[kind]
  return { from: low * volume, to: high * volume }
}

/**
 * Minimum flow in m³/h of a windowless bathroom or toilet of a flat: on demand, and continuous (DIN
 * 18017-3:2022-05, table 1).
 */
export const din18017 = {
  bathroom: { onDemand: 60, continuous: 40 },
  toilet: { onDemand: 30, continuous: 20 },
} as const

/** Minimum and recommended flow in m³/h of an extract on demand (ČSN EN 15665/Z1, table NA.2). */
export const csn15665 = {
  kitchen: { least: 100, recommended: 150 },
  bathroom: { least: 50, recommended: 90 },
  toilet: { least: 25, recommended: 50 },
} as const

/** Minimum flow in m³/h of an extract on demand, category II: 20, 15 and 10 l/s (STN EN 16798-1). */
export const stn16798 = {
  kitchen: { least: 72 },
  bathroom: { least: 54 },
  toilet: { least: 36 },
} as const

/** Air changes an hour and height in m of a served room: the 60 m³/h of DIN 18017-3 in 6 m². */
const served = { changes: 4, height: 2.5 }

/** Largest room in m² that a flow in m³/h serves. */
export function servedArea(flow: number): number {
  return flow / (served.changes * served.height)
}

/** Areas of the table of DIN 1946-6 in m². */
export const tableAreas = { from: 30, to: 210 } as const

export function isBeyondTable(area: number): boolean {
  return area < tableAreas.from || area > tableAreas.to
}

/**
 * Nominal ventilation in m³/h of a dwelling of an area in m² (DIN 1946-6, domain part 2.2): the
 * parabola, limited to the areas of its table; the page says where it is (`isBeyondTable`).
 */
export function dwellingDemand(area: number): number {
  const listed = Math.min(tableAreas.to, Math.max(tableAreas.from, area))
  return -0.002 * listed ** 2 + 1.15 * listed + 11
}
