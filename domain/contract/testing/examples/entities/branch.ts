import type { Branch } from '../../../../content/reference/branch.ts'
import { exampleEntry } from './content-meta.ts'
import { exampleDocument } from './rich-text.ts'

export const exampleBranch: Branch = {
  ...exampleEntry('leipzig', 'LuftBasis Leipzig', 'leipzig'),
  store_id: 'leipzig',
  description: exampleDocument('Vorn stehen achtzehn Lüfter zum Anhören an einer gefliesten Wand.'),
  address: {
    street: 'Musterallee',
    houseNumber: '12',
    city: 'Leipzig',
    postcode: '04109',
    country: 'DEU',
  },
  phone: '+49 30 23125 118',
  email: 'leipzig@luftbasis.example',
  opening_hours: [
    { day: 1, from: '08:00', to: '12:00' },
    { day: 1, from: '12:30', to: '17:00' },
  ],
  opening_hours_note: 'An gesetzlichen Feiertagen in Sachsen geschlossen.',
  gps_latitude: 51.3412,
  gps_longitude: 12.3747,
  region: 'Sachsen',
  services: ['Beratung', 'Abholung'],
  pay_with_card: true,
  barrier_free: true,
  car_accessibility: 'Zehn Stellplätze im Hof.',
  public_transportation_accessibility: 'Straßenbahn 4 und 15, drei Minuten zu Fuß.',
  review_link: null,
  main_image: { path: 'branch/leipzig', alt: 'Filiale Leipzig von der Straße' },
  images: [],
  employees: [
    {
      title: 'Hana Dvořáková',
      position: 'Akustik',
      email: 'leipzig@luftbasis.example',
      phone: '',
      photo: { path: 'person/person-hana', alt: 'Hana Dvořáková' },
    },
  ],
  weight: 100,
  branch_is_primary: true,
}
