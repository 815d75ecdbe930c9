import type { Branch } from '../../domain/merchant/merchant.ts'

/** Pick-up branches of the store; `branches/` has their pages under the same ids. */
export const pickupBranches: Branch[] = [
  branch('leipzig', 'DEU', 'Leipzig', ['Musterallee', '12', '04109'], {
    latitude: 51.3431,
    longitude: 12.3667,
    openingHours: '8:00–17:00',
  }),
  branch('berlin', 'DEU', 'Berlin', ['Nonnendammallee', '44', '13599'], {
    latitude: 52.5385,
    longitude: 13.2384,
    openingHours: '7:00–17:00',
  }),
  branch('brno', 'CZE', 'Brno', ['Vídeňská', '121', '619 00'], {
    latitude: 49.1672,
    longitude: 16.5966,
    openingHours: '7:00–16:30',
  }),
  branch('praha', 'CZE', 'Praha', ['Průmyslová', '1472', '102 00'], {
    latitude: 50.0706,
    longitude: 14.5462,
    openingHours: '7:00–17:00',
  }),
  branch('bratislava', 'SVK', 'Bratislava', ['Rožňavská', '30', '821 04'], {
    latitude: 48.1668,
    longitude: 17.159,
    openingHours: '7:00–16:00',
  }),
]

function branch(
  id: string,
  country: string,
  city: string,
  [street, houseNumber, postcode]: [street: string, houseNumber: string, postcode: string],
  where: Pick<Branch, 'latitude' | 'longitude' | 'openingHours'>,
): Branch {
  const address = { street, houseNumber, postcode, city, country }
  const warehouseId = country === 'DEU' ? 'leipzig' : 'brno'
  return { id, name: `LuftBasis ${city}`, address, ...where, warehouseId }
}
