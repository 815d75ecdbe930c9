import { describe, expect, it } from 'vitest'
import { Merchant } from '../merchant/merchant.ts'
import { sellerOf } from './parties.ts'

const merchant = Merchant.parse({
  company: 'Muster GmbH',
  vatId: 'DE123456788',
  vatIds: { CZE: 'CZ12345679' },
})

describe('VAT id of the seller on an invoice (Dir. 2006/112/EC Art. 226 (3))', () => {
  it.each([
    ['a German supply', 'domestic', 'DEU', 'DEU', 'DE123456788'],
    ['a Czech supply from a Czech warehouse', 'domestic', 'CZE', 'CZE', 'CZ12345679'],
    ['a distance sale by the One Stop Shop', 'oss', 'CZE', 'DEU', 'DE123456788'],
    ['a distance sale from Czechia by the One Stop Shop', 'oss', 'SVK', 'CZE', 'DE123456788'],
    ['an intra-community supply from Germany', 'intra_community', 'CZE', 'DEU', 'DE123456788'],
    ['an intra-community supply from Czechia', 'intra_community', 'AUT', 'CZE', 'CZ12345679'],
    ['an export from Czechia', 'export', 'CHE', 'CZE', 'CZ12345679'],
    ['a supply where the merchant is not registered', 'domestic', 'SVK', 'SVK', 'DE123456788'],
  ] as const)('of %s', (_, scheme, country, dispatchCountry, vatId) => {
    expect(sellerOf(merchant, { scheme, country, dispatchCountry }).vatId).toBe(vatId)
  })
})
