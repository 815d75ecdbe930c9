import type { DeliveryDay, Shipper, StoreBranch } from '../../domain/checkout/checkout.ts'

/** For checkout tests: pick-up points and time slots. */

const base = {
  description: '',
  priceWithTax: 5.9,
  priceWithoutTax: 4.96,
  freeFrom: null,
  blockedPayments: [],
  delivery: { nearestDeliveryDate: '2030-01-08', closesAt: '14:00' },
  branches: [],
}

export const pplPoint: StoreBranch = {
  id: 'ppl-DE40101',
  shipperId: 'ppl-point',
  remoteId: 'DE40101',
  kind: 'shop',
  name: 'Schreibwaren Eisenbahnstraße',
  address: {
    street: 'Eisenbahnstraße',
    houseNumber: '51',
    city: 'Leipzig',
    postcode: '04315',
    country: 'DEU',
  },
  latitude: 51.3452,
  longitude: 12.4035,
  openingHours: 'Mo–Fr 9–18',
  directions: 'Eingang im Hof',
  warehouseId: null,
}

/** Delivers to a carrier's points. */
export const ppl: Shipper = {
  ...base,
  type: 'PERSONAL',
  requiredAddress: false,
  id: 'ppl-point',
  code: 'PPL_POINT',
  name: 'PPL ParcelShop',
  priceWithTax: 3.9,
  branches: [],
  points: { provider: 'ppl', countries: ['DEU', 'CZE'] },
}

/** Delivers in a booked time slot. */
export const freight: Shipper = {
  ...base,
  type: 'DELIVERY',
  requiredAddress: true,
  id: 'freight',
  code: 'FREIGHT',
  name: 'Spedition',
  hasDeliveryTimes: true,
}

/** Two slots of a day; the second is full. */
export const deliveryDay: DeliveryDay = {
  shipperId: 'freight',
  day: '2030-01-08',
  slots: [
    { id: 'freight_2030-01-08_08', from: '08:00', to: '12:00', capacity: 2, isAvailable: true },
    { id: 'freight_2030-01-08_12', from: '12:00', to: '17:00', capacity: 0, isAvailable: false },
  ],
}
