import { expect, it } from 'vitest'
import { routesOf } from '../../domain/routes.ts'
import { Globals } from '../../domain/site.ts'
import { globals } from '../testing/sample-shop.ts'
import { organizationJsonLd } from './organization.ts'

it('describes the shop and its search in the language of the domain', () => {
  const described = organizationJsonLd({
    origin: 'https://luftbasis.cz',
    routes: routesOf('cs'),
    globals: null,
    cdn: '/cdn',
    country: 'CZE',
  })
  expect(described.map((part) => part['@type'])).toEqual(['Organization', 'WebSite'])
  expect(JSON.stringify(described)).toContain('https://luftbasis.cz/hledat?q={search_term_string}')
})

it('§3 Globals: names the merchant’s own period, and no empty details', () => {
  const none = { company: 'Nordwind', street: '', postcode: '', city: '', country: '', phone: '' }
  const contact = { ...none, email: 'post@nordwind.example', openingHours: '' }
  const [organization] = organizationJsonLd({
    origin: 'https://nordwind.example',
    routes: routesOf('de'),
    globals: { ...Globals.parse(globals), contact, promises: { withdrawalDays: 30 } },
    cdn: '/cdn',
    country: 'DEU',
  })
  expect(organization).toMatchObject({ hasMerchantReturnPolicy: { merchantReturnDays: 30 } })
  expect(JSON.stringify(organization)).not.toContain('""')
})
