import type { Shipper, StoreBranch } from '../../../../checkout/checkout.ts'

export const exampleShipper: Shipper = {
  id: 'dhl',
  code: 'DHL',
  name: 'DHL Paket',
  description: 'Lieferung an die Haustür',
  type: 'DELIVERY',
  requiredAddress: true,
  priceWithTax: 5.9,
  priceWithoutTax: 4.96,
  freeFrom: 99,
  blockedPayments: [],
  delivery: {
    nearestDeliveryDate: '2026-11-24',
    closesAt: '12:00',
    transit: { days: 1, from: 'DEU' },
  },
  branches: [],
  hasDeliveryTimes: false,
}

/** A pick-up point of a parcel carrier. */
export const examplePoint: StoreBranch = {
  id: 'ppl-DE40101',
  shipperId: 'ppl',
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
  openingHours: 'Mo–Fr 9:00–18:30, Sa 9:00–14:00',
  warehouseId: null,
}
