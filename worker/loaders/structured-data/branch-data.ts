import { shopNameOf } from '../../../client/page-title.ts'
import type { Globals } from '../../../domain/site.ts'
import type { Branch } from '../../../domain/content/reference/branch.ts'
import type { PublicInput } from '../screen.ts'
import { countryCode } from '../../../domain/country-code.ts'
import { pictureUrl } from './picture-url.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** schema.org Store of a branch, with its opening hours. */
export function branchData(
  place: Pick<PublicInput, 'cdn' | 'context' | 'routes'>,
  branch: Branch,
  globals: Globals | null,
): Record<string, unknown> {
  const { context, routes } = place
  const { address, barrier_free, email, main_image, pay_with_card, phone, title } = branch
  const url = context.origin + routes.branch(branch.page_meta.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': url,
    name: title,
    url,
    image: main_image ? pictureUrl(place, main_image.path) : undefined,
    telephone: phone || undefined,
    email: email || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street} ${address.houseNumber}`,
      postalCode: address.postcode,
      addressLocality: address.city,
      addressCountry: countryCode(address.country) ?? address.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: branch.gps_latitude,
      longitude: branch.gps_longitude,
    },
    openingHoursSpecification: hoursOf(branch.opening_hours),
    paymentAccepted: pay_with_card ? 'Cash, Credit Card' : 'Cash',
    amenityFeature: barrier_free
      ? [{ '@type': 'LocationFeatureSpecification', name: 'Step-free access', value: true }]
      : undefined,
    parentOrganization: {
      '@type': 'Organization',
      name: globals ? shopNameOf(globals) : undefined,
      url: context.origin + routes.home(),
    },
  }
}

/** One entry for all days with the same hours. */
function hoursOf(hours: Branch['opening_hours']): Record<string, unknown>[] {
  const spans = new Map<string, number[]>()
  for (const { day, from, to } of hours) {
    const span = `${from}-${to}`
    spans.set(span, [...(spans.get(span) ?? []), day])
  }
  return [...spans].map(([span, weekdays]) => {
    const [opens, closes] = span.split('-')
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.map((day) => `https://schema.org/${days[day - 1]}`),
      opens,
      closes,
    }
  })
}
