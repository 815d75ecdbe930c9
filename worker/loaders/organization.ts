import { shopNameOf } from '../../client/page-title.ts'
import type { Globals } from '../../domain/site.ts'
import type { Routes } from '../../domain/routes.ts'
import { brandFiles } from './brand-files.ts'
import { countryCode } from '../../domain/country-code.ts'
import { withdrawalDaysOf } from '../../domain/order/withdrawal-days.ts'
import { returnPolicy } from './structured-data/offer-terms.ts'

interface Described {
  origin: string
  routes: Routes
  globals: Globals | null
  cdn: string
  /** Alpha-3 code of the market. */
  country: string
  /** Social media profiles of the shop. */
  social?: readonly { url: string }[]
}

/** schema.org Organization and WebSite search of the shop. */
export function organizationJsonLd({
  origin,
  routes,
  globals,
  cdn,
  country,
  social = [],
}: Described): Record<string, unknown>[] {
  const home = origin + routes.home()
  const name = globals ? shopNameOf(globals) : ''
  const { favicon } = brandFiles(globals?.brand, { cdn, origin })
  const contact = globals?.contact ?? null
  const market = countryCode(country)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: contact?.company || name,
      url: home,
      logo: new URL(favicon, origin).href,
      ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
      ...(contact ? contactOf(contact) : {}),
      ...(market && {
        hasMerchantReturnPolicy: returnPolicy(market, withdrawalDaysOf(globals ?? {})),
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
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

function contactOf({
  company,
  vatId,
  street,
  postcode,
  city,
  country,
  phone,
  email,
}: Globals['contact']) {
  return {
    ...(company && { legalName: company }),
    ...(vatId && { vatID: vatId }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street || undefined,
      postalCode: postcode || undefined,
      addressLocality: city || undefined,
      addressCountry: (countryCode(country) ?? country) || undefined,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone || undefined,
      email: email || undefined,
    },
  }
}
