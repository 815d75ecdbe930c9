/** Rooms that fresh air is brought to: people stay and sleep there. */
export const supplyKinds = ['living', 'bedroom', 'office'] as const
/** Rooms that used air is taken from: moisture and smells arise there. */
export const extractKinds = ['kitchen', 'bathroom', 'toilet', 'laundry'] as const
/** What the air only passes through. */
export const passedKinds = ['hall'] as const

export const planRoomKinds = [...supplyKinds, ...extractKinds, ...passedKinds] as const
export type PlanRoomKind = (typeof planRoomKinds)[number]
export type SupplyKind = (typeof supplyKinds)[number]
export type ExtractKind = (typeof extractKinds)[number]

export function isSupplyKind(kind: PlanRoomKind): kind is SupplyKind {
  return supplyKinds.some((each) => each === kind)
}

export function isExtractKind(kind: PlanRoomKind): kind is ExtractKind {
  return extractKinds.some((each) => each === kind)
}
