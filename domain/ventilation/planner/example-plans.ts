import type { PlanInput } from './plan-input.ts'
import type { PlanRoom } from './plan-rooms.ts'

const room = (kind: PlanRoom['kind'], area: number): PlanRoom => ({ kind, area, length: null })

const usual: Omit<PlanInput, 'rooms'> = {
  system: 'recovery',
  insulation: 'new',
  storeys: 1,
  persons: 2,
  height: 2.5,
  market: null,
  main: null,
  outside: null,
  unit: null,
  unreadable: 0,
}

/** Three rooms of 74 m², for two. */
export const exampleFlat: PlanInput = {
  ...usual,
  rooms: [
    room('living', 26),
    room('bedroom', 15),
    room('office', 11),
    room('kitchen', 9),
    room('bathroom', 6),
    room('hall', 7),
  ],
}

/** A house of 136 m² on two storeys, for four. */
export const exampleHouse: PlanInput = {
  ...usual,
  storeys: 2,
  persons: 4,
  rooms: [
    room('living', 38),
    room('bedroom', 16),
    room('bedroom', 14),
    room('bedroom', 14),
    room('kitchen', 14),
    room('bathroom', 10),
    room('bathroom', 5),
    room('toilet', 2),
    room('laundry', 8),
    room('hall', 15),
  ],
}
