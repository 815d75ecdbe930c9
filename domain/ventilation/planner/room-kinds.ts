/** Supply rooms: living and sleeping. */
export const supplyKinds = ['living', 'bedroom', 'office'] as const
/** Extract rooms: moisture and smells. */
export const extractKinds = ['kitchen', 'bathroom', 'toilet', 'laundry'] as const
/** Transfer rooms. */
export const transferRoomKinds = ['hall'] as const

export const planRoomKinds = [...supplyKinds, ...extractKinds, ...transferRoomKinds] as const
export type PlanRoomKind = (typeof planRoomKinds)[number]
export type SupplyKind = (typeof supplyKinds)[number]
export type ExtractKind = (typeof extractKinds)[number]

export function isSupplyKind(kind: PlanRoomKind): kind is SupplyKind {
  return supplyKinds.some((each) => each === kind)
}

export function isExtractKind(kind: PlanRoomKind): kind is ExtractKind {
  return extractKinds.some((each) => each === kind)
}
