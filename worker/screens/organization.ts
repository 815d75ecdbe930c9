import type { Globals } from '../../domain/frame.ts'
import type { Routes } from '../../domain/routes.ts'
import { countryCode } from '../seo/country-code.ts'

interface Described {
  origin: string
  routes: Routes
  contact: Globals['contact'] | null
}

/** Who runs the shop and how it is searched, as schema.org describes it. */
export function organizationJsonLd({
  origin,
  routes,
  contact,
}: Described): Record<string, unknown>[] {
  const home = origin + routes.home()
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: contact?.company || 'LuftBasis',
      url: home,
      logo: `${origin}/favicon.svg`,
      ...(contact ? contactOf(contact) : {}),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'LuftBasis',
      url: home,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${routes.search()}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

function contactOf({ street, postcode, city, country, phone, email }: Globals['contact']) {
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: city,
      addressCountry: countryCode(country) ?? country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
    },
  }
}
