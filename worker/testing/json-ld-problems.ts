import { resolvedJsonLd } from './resolved-json-ld.ts'

/** Allowed values of a property. */
type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string' && value.trim() !== ''
const url: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s"]+$/.test(value)
const urls: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(url)
const whole: Check = (value) => Number.isInteger(value) && Number(value) >= 0
const date: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const money: Check = (value) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value)
const currency: Check = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value)
const country: Check = (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value)
const time: Check = (value) => typeof value === 'string' && /^\d\d:\d\d$/.test(value)
const gtin: Check = (value) => typeof value === 'string' && /^(?:\d{8}|\d{12,14})$/.test(value)
const schemaOrg: Check = (value) =>
  typeof value === 'string' && /^https:\/\/schema\.org\/[A-Z]\w+$/.test(value)
/** Names of properties begin with a small letter. */
const property: Check = (value) =>
  typeof value === 'string' && /^https:\/\/schema\.org\/[a-z]\w+$/.test(value)
const energyClass: Check = (value) =>
  typeof value === 'string' &&
  /^https:\/\/schema\.org\/EUEnergyEfficiencyCategory(?:A[123]Plus|[A-G])$/.test(value)
const node =
  (...types: string[]): Check =>
  (value) =>
    types.includes(typeOf(value) ?? '')
const nodes =
  (...types: string[]): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(node(...types))

interface Shape {
  required: Record<string, Check>
  /** Checked if present. */
  optional?: Record<string, Check>
  /** At least one of these is required too. */
  oneOf?: readonly string[]
}

const organization: Shape = {
  required: { name: text, url },
  optional: {
    logo: url,
    legalName: text,
    vatID: (value) => typeof value === 'string' && /^[A-Z]{2}\w{2,13}$/.test(value),
    sameAs: urls,
    address: node('PostalAddress'),
    contactPoint: node('ContactPoint'),
    hasMerchantReturnPolicy: node('MerchantReturnPolicy'),
  },
}

const product: Record<string, Check> = {
  description: text,
  brand: node('Brand'),
  aggregateRating: node('AggregateRating'),
  review: nodes('Review'),
}

/** Search engines' public requirements of the types that this shop uses. */
const shapes: Record<string, Shape> = {
  Organization: organization,
  PostalAddress: {
    required: {
      streetAddress: text,
      postalCode: text,
      addressLocality: text,
      addressCountry: country,
    },
  },
  ContactPoint: { required: { contactType: text, telephone: text } },
  WebSite: { required: { name: text, url, potentialAction: node('SearchAction') } },
  SearchAction: {
    required: {
      target: node('EntryPoint'),
      'query-input': (value) => value === 'required name=search_term_string',
    },
  },
  EntryPoint: {
    required: {
      urlTemplate: (value) => typeof value === 'string' && value.includes('{search_term_string}'),
    },
  },
  BreadcrumbList: { required: { itemListElement: nodes('ListItem') } },
  ItemList: {
    required: { itemListElement: nodes('ListItem') },
    optional: { numberOfItems: whole },
  },
  ListItem: {
    required: { position: whole },
    optional: { name: text, item: url, url },
    oneOf: ['item', 'url'],
  },
  ProductGroup: {
    required: {
      name: text,
      url,
      productGroupID: text,
      image: urls,
      hasVariant: nodes('Product'),
      variesBy: (value) => Array.isArray(value) && value.every(property),
    },
    optional: product,
  },
  Product: {
    required: { name: text, image: urls, sku: text, offers: node('Offer') },
    optional: {
      ...product,
      mpn: text,
      gtin,
      hasEnergyConsumptionDetails: node('EnergyConsumptionDetails'),
    },
  },
  Offer: {
    required: {
      url,
      price: money,
      priceCurrency: currency,
      availability: schemaOrg,
      itemCondition: schemaOrg,
    },
    optional: {
      priceValidUntil: date,
      priceSpecification: nodes('UnitPriceSpecification'),
      shippingDetails: node('OfferShippingDetails'),
      hasMerchantReturnPolicy: node('MerchantReturnPolicy'),
    },
  },
  OfferShippingDetails: {
    required: { shippingDestination: node('DefinedRegion'), shippingRate: node('MonetaryAmount') },
  },
  DefinedRegion: { required: { addressCountry: country } },
  MonetaryAmount: { required: { currency }, oneOf: ['value', 'maxValue'] },
  MerchantReturnPolicy: {
    required: {
      applicableCountry: country,
      returnPolicyCategory: schemaOrg,
      merchantReturnDays: whole,
    },
  },
  AggregateRating: {
    required: {
      ratingValue: (value) => Number(value) >= 0 && Number(value) <= 5,
      reviewCount: (value) => Number(value) > 0,
    },
  },
  Review: {
    required: { author: node('Person'), reviewRating: node('Rating'), datePublished: date },
    optional: { reviewBody: text },
  },
  Rating: { required: { ratingValue: (value) => Number(value) >= 0 && Number(value) <= 5 } },
  UnitPriceSpecification: {
    required: { price: money, priceCurrency: currency },
    optional: { priceType: schemaOrg },
  },
  EnergyConsumptionDetails: {
    required: {
      hasEnergyEfficiencyCategory: energyClass,
      energyEfficiencyScaleMin: energyClass,
      energyEfficiencyScaleMax: energyClass,
    },
  },
  Brand: { required: { name: text } },
  FAQPage: { required: { mainEntity: nodes('Question') } },
  Question: { required: { name: text, acceptedAnswer: node('Answer') } },
  Answer: { required: { text } },
  BlogPosting: {
    required: {
      headline: text,
      datePublished: date,
      author: node('Person', 'Organization'),
      publisher: node('Organization'),
      url,
    },
    optional: { image: urls, description: text, dateModified: date },
  },
  ContactPage: { required: { name: text, url } },
  DefinedTermSet: { required: { name: text, url } },
  DefinedTerm: {
    required: { name: text, description: text, url },
    optional: { inDefinedTermSet: url },
  },
  Store: {
    required: { name: text, url, address: node('PostalAddress') },
    optional: {
      image: url,
      telephone: text,
      email: text,
      geo: node('GeoCoordinates'),
      openingHoursSpecification: nodes('OpeningHoursSpecification'),
      parentOrganization: node('Organization'),
    },
  },
  GeoCoordinates: {
    required: {
      latitude: (value) => Math.abs(Number(value)) <= 90,
      longitude: (value) => Math.abs(Number(value)) <= 180,
    },
  },
  OpeningHoursSpecification: {
    required: {
      dayOfWeek: (value) => Array.isArray(value) && value.length > 0 && value.every(schemaOrg),
      opens: time,
      closes: time,
    },
  },
  LocationFeatureSpecification: { required: { name: text } },
  ProfilePage: { required: { mainEntity: node('Person') } },
  Person: { required: { name: text }, optional: { url, image: url, description: text } },
}

/**
 * For tests: problems of structured data by property path; empty if it is valid. An unknown type is
 * a problem too, so that each new one gets rules here.
 */
export function jsonLdProblems(data: unknown): string[] {
  return problemsOf(resolvedJsonLd(data), '')
}

function problemsOf(data: unknown, path: string): string[] {
  if (Array.isArray(data)) return data.flatMap((each, at) => problemsOf(each, `${path}[${at}]`))
  if (typeof data !== 'object' || data === null) return []
  const type = typeOf(data)
  if (type === undefined) return [`${path}: no @type`]
  const place = `${path}${path && '.'}${type}`
  const shape = shapes[type]
  if (!shape) return [`${place}: unknown type`]
  const properties = new Map(Object.entries(data).filter(([, value]) => value !== undefined))
  return [
    ...Object.entries(shape.required)
      .filter(([name, check]) => !check(properties.get(name)))
      .map(([name]) => `${place}.${name}`),
    ...Object.entries(shape.optional ?? {})
      .filter(([name, check]) => properties.has(name) && !check(properties.get(name)))
      .map(([name]) => `${place}.${name}`),
    ...(shape.oneOf && !shape.oneOf.some((name) => properties.has(name))
      ? [`${place}: none of ${shape.oneOf.join(', ')}`]
      : []),
    ...[...properties].flatMap(([name, value]) => problemsOf(value, `${place}.${name}`)),
  ]
}

function typeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('@type' in value)) return undefined
  return typeof value['@type'] === 'string' ? value['@type'] : undefined
}
