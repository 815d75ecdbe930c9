import type { PlanRoom } from '../../../domain/ventilation/planner/plan-rooms.ts'
import { useShop } from '../../shop.tsx'
import { roomNamesOf } from './plan-labels.ts'

/** Names of rooms, numbered if there are several of a kind. */
export function useRoomNames(rooms: readonly PlanRoom[]): string[] {
  const { text } = useShop()
  return roomNamesOf(rooms, text)
}
