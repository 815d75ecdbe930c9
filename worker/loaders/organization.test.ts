import { expect, it } from 'vitest'
import { routesOf } from '../../domain/routes.ts'
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
