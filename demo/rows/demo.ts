import { companyRows } from './companies.ts'
import { vatRegistrationRows } from './vat-registrations.ts'
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

/**
 * Demo customers, promo codes and registers of invented companies; existing customers and codes are
 * not changed.
 */
export async function demoRows(now: string): Promise<SeedStatement[]> {
  const customers = demoCustomers.map((c) => ({
    id: c.id,
    email: c.email,
    password: passwordRecord,
    first_name: c.firstName,
    last_name: c.lastName,
    phone,
    variant: c.variant,
    groups: JSON.stringify(c.groups),
    business: c.business && JSON.stringify(c.business),
    created_at: now,
  }))
  return [
    ...companyRows(),
    ...vatRegistrationRows(),
    // Off in other shops until they choose it (decision 0103).
    `UPDATE price_group SET shows_consumer_price = 1 WHERE code IN ('handwerk', 'grosshandel')`,
    ...insert('customer', customers, 'INSERT OR IGNORE INTO'),
    ...insert(
      'customer_address',
      demoCustomers.flatMap(({ address, ...c }) =>
        address
          ? [
              {
                id: `${c.id}-billing`,
                customer_id: c.id,
                type: 'billing',
                is_default: true,
                name: `${c.firstName} ${c.lastName}`,
                business_name: c.business?.businessName ?? '',
                phone,
                street: address.street,
                house_number: address.houseNumber,
                city: address.city,
                postcode: address.postcode,
                country: address.country,
                created_at: now,
              },
            ]
          : [],
      ),
      'INSERT OR IGNORE INTO',
    ),
    ...insert(
      'coupon',
      [{ code: 'WILLKOMMEN10', percent: 10, valid_until: null, uses_left: null }],
      'INSERT OR IGNORE INTO',
    ),
    ...insert(
      'coupon',
      [
        {
          code: 'LUFT15',
          percent: 15,
          minimums: '{"EUR":15000,"CZK":380000}',
          per_customer: 1,
          excluded_groups: '["grosshandel"]',
        },
      ],
      'INSERT OR IGNORE INTO',
    ),
  ]
}
