import type { RoomKind } from '../../../domain/ventilation/rooms/air-demand.ts'
import type { TextKey } from '../../i18n/text.ts'

export const roomNames: Record<RoomKind, TextKey> = {
  bathroom: 'calculator.rooms.bathroom',
  toilet: 'calculator.rooms.toilet',
  kitchen: 'calculator.rooms.kitchen',
  living: 'calculator.rooms.living',
  bedroom: 'calculator.rooms.bedroom',
  laundry: 'calculator.rooms.laundry',
  cellar: 'calculator.rooms.cellar',
  garage: 'calculator.rooms.garage',
  workshop: 'calculator.rooms.workshop',
  office: 'calculator.rooms.office',
  restaurant: 'calculator.rooms.restaurant',
}
