import { insert, type SeedStatement } from '../../backend/db/insert.ts'

/**
 * Hash of the password `lueften-2026` (README), precomputed because hashing takes a second.
 */
const passwordRecord =
  'pbkdf2-sha256-chain$6$100000$64656d6f2d637573746f6d65722d3030$4bd5024f567d03f4d726d37050517b4053e5f1fe23c8961d1bff3e800ac0ab0c'
const phone = '+49 341 1234567'

const demoCustomers = [
  {
    id: 'demo-b2c',
    email: 'kunde@luftbasis.example',
    firstName: 'Karla',
    lastName: 'Kunde',
    variant: 'b2c',
    groups: [],
    business: null,
    address: {
      street: 'Lindenstraße',
      houseNumber: '12',
      city: 'Leipzig',
      postcode: '04107',
      country: 'DEU',
    },
  },
  {
    id: 'demo-b2b',
    email: 'handwerk@luftbasis.example',
    firstName: 'Hanno',
    lastName: 'Werk',
    variant: 'b2b',
    groups: ['handwerk'],
    business: {
      businessName: 'Werk Lüftungsbau GmbH',
      tin: '',
      vatin: 'DE123456788',
      vatinsvk: '',
    },
    address: {
      street: 'Industrieweg',
      houseNumber: '3',
      city: 'Chemnitz',
      postcode: '09111',
      country: 'DEU',
    },
  },
  {
    id: 'demo-restricted',
    email: 'gesperrt@luftbasis.example',
    firstName: 'Gero',
    lastName: 'Gesperrt',
    variant: 'b2c',
    groups: ['restricted'],
    business: null,
    address: null,
  },
]

/** Demo customers and promo codes; existing ones are not changed. */
export async function demoRows(now: string): Promise<SeedStatement[]> {
  const customers = demoCustomers.map((c) => [
    c.id,
    c.email,
    passwordRecord,
    c.firstName,
    c.lastName,
    phone,
    c.variant,
    JSON.stringify(c.groups),
    c.business && JSON.stringify(c.business),
    now,
  ])
  return [
    ...insert(
      'customer',
      [
        'id',
        'email',
        'password',
        'first_name',
        'last_name',
        'phone',
        'variant',
        'groups',
        'business',
        'created_at',
      ],
      customers,
      'INSERT OR IGNORE INTO',
    ),
    ...insert(
      'customer_address',
      [
        'id',
        'customer_id',
        'type',
        'is_default',
        'name',
        'business_name',
        'phone',
        'street',
        'house_number',
        'city',
        'postcode',
        'country',
        'created_at',
      ],
      demoCustomers.flatMap(({ address, ...c }) =>
        address
          ? [
              [
                `${c.id}-billing`,
                c.id,
                'billing',
                true,
                `${c.firstName} ${c.lastName}`,
                c.business?.businessName ?? '',
                phone,
                address.street,
                address.houseNumber,
                address.city,
                address.postcode,
                address.country,
                now,
              ],
            ]
          : [],
      ),
      'INSERT OR IGNORE INTO',
    ),
    ...insert(
      'coupon',
      ['code', 'percent', 'valid_until', 'uses_left'],
      [['WILLKOMMEN10', 10, null, null]],
      'INSERT OR IGNORE INTO',
    ),
    ...insert(
      'coupon',
      ['code', 'percent', 'minimums', 'per_customer', 'excluded_groups'],
      // Not combined with wholesale prices.
      [['LUFT15', 15, '{"EUR":15000,"CZK":380000}', 1, '["grosshandel"]']],
      'INSERT OR IGNORE INTO',
    ),
  ]
}
