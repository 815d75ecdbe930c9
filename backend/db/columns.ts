import * as z from 'zod'
import { Range, Sort } from '../../domain/catalog/catalog.ts'
import { RichText } from '../../domain/content/rich-text.ts'
import { CurrencyCode } from '../../domain/currency.ts'
import { Locale } from '../../domain/locale.ts'
import {
  defaultLocale,
  fallbackLocale,
  forEachLocale,
  locales,
} from '../../domain/locales/locales.ts'
import { jsonColumn as json } from './json-column.ts'

export { json }

/** SQLite has no booleans: 0 or 1. */
export const flag = z.literal([0, 1]).transform((value) => value === 1)

/** A text in some of the languages. */
export const PartialText = z.partialRecord(Locale, z.string())

/**
 * A text in the shop's languages. A missing translation falls back to another language, so that a
 * newly added one does not empty the catalogue. Validated by hand: product rows have several, and a
 * zod record takes eight times as long.
 */
export const Text = z
  .custom<Partial<Record<Locale, string>>>(isPartialText, 'texts by language')
  .transform(inEveryLanguage)
export type Text = z.infer<typeof Text>

export const RichTexts = z.partialRecord(Locale, RichText).transform(inEveryLanguage)

function isPartialText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return locales.every((locale) => {
    const text: unknown = Reflect.get(value, locale)
    return text === undefined || typeof text === 'string'
  })
}

const preferred = [fallbackLocale, defaultLocale, ...locales]

function inEveryLanguage<T>(
  written: Partial<Record<Locale, T>>,
  { addIssue }: z.core.$RefinementCtx,
): Record<Locale, T> {
  const source = preferred.find((locale) => written[locale] !== undefined)
  const other = source && written[source]
  if (other === undefined) {
    addIssue({ code: 'custom', message: 'a text in one language at least' })
    return z.NEVER
  }
  return forEachLocale((locale) => written[locale] ?? other)
}

export const stringArray = z.array(z.string())

export const StringRecord = z.record(z.string(), z.string())
export const Ranges = z.record(z.string(), Range)
/** Bounds of a price by currency. */
export const PriceRanges = z.record(CurrencyCode, Range)
/** In minor units, by currency. */
export const MinorAmounts = z.record(CurrencyCode, z.number())
/** Parameter values of a saved filter. */
export const ParameterChoices = z.array(z.object({ entityId: z.string(), values: stringArray }))
/** Of a saved filter. */
export const CatalogSettings = z.object({ sort: Sort, available_only: z.boolean() })
export const CanonicalSlugs = z.partialRecord(Locale, stringArray)

/** Value of a product or variant: a number, or ids of values. */
export type ParameterValueRecord =
  | { code: string; number: number }
  | { code: string; values: string[] }

/**
 * Parameters of a product or variant. Validated by hand: there are a dozen of them in each row of a
 * listing, and zod takes four times as long.
 */
export const ParameterValues = z.custom<ParameterValueRecord[]>(
  (value) => Array.isArray(value) && value.every(isParameterValue),
  'parameters',
)

function isParameterValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (!('code' in value) || typeof value.code !== 'string') return false
  if ('number' in value) return typeof value.number === 'number'
  return 'values' in value && Array.isArray(value.values) && value.values.every(isString)
}

function isString(value: unknown): boolean {
  return typeof value === 'string'
}

/** A value of an enumerated parameter. */
export const NamedValue = z.object({
  id: z.string(),
  title: Text,
  colorHex: z.string().optional(),
})

export const Tag = z.object({
  id: z.string(),
  text: Text,
  color: z.string(),
  visibility: z.enum(['catalog', 'content']).optional(),
})
export type Tag = z.infer<typeof Tag>

/** Contact beside a page. */
export const ContactBox = z.object({
  title_frontend: z.string(),
  description: z.string(),
  show_button: z.boolean(),
})
export type ContactBox = z.infer<typeof ContactBox>

/** `from` units on, percent off. */
export const Tiers = z.array(z.object({ from: z.number(), percent: z.number() }))
export const BaseMeasure = z.object({ amount: z.number(), unit: z.string() })
export const EnergyScale = z.object({
  regulation: z.string(),
  best: z.string(),
  worst: z.string(),
})
export const Manufacturer = z.object({
  name: z.string(),
  address: z.string(),
  /** Apart from the address, because its name depends on the language. */
  country: z.string().optional(),
  email: z.string(),
  euRepresentative: z.string().nullable(),
})

export const DocumentKind = z.enum(['data-sheet', 'manual', 'declaration', 'energy-label'])
export type DocumentKind = z.infer<typeof DocumentKind>

/** Ids of related products by relation. */
export const Relations = z.object({
  requires: stringArray.default([]),
  consumables: stringArray.default([]),
  successors: stringArray.default([]),
  set: stringArray.default([]),
  sets: stringArray.default([]),
})
export type Relations = z.infer<typeof Relations>

/** Measured at one speed. */
export const FanCurve = z.object({
  /** Fraction of full speed, 1 at most. */
  speed: z.number(),
  label: Text,
  /** Airflow m³/h, pressure Pa, input W, sound pressure dB(A) at 3 m or null. */
  points: z.array(z.tuple([z.number(), z.number(), z.number(), z.number().nullable()])),
})
export type FanCurve = z.infer<typeof FanCurve>

/** Decibels from 63 Hz to 8 kHz. */
export const Octaves = z.object({
  kind: z.enum(['soundPower', 'insertionLoss']),
  decibels: z.array(z.number()),
})
export type Octaves = z.infer<typeof Octaves>
